const propertyOf = (error: unknown, name: 'message' | 'code') =>
  typeof error === 'object' && error !== null && name in error
    ? String((error as Record<string, unknown>)[name])
    : ''

/** The code of an error of Node or PostgreSQL, such as ENOENT; '' if it has none. */
export const codeOf = (error: unknown) => propertyOf(error, 'code')

/** The message of an error, or its code: an AggregateError of failed connections has no message. */
export const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? propertyOf(error, 'message') || codeOf(error) || 'unknown error'
    : String(error)
