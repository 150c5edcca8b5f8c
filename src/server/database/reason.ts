const propertyOf = (error: object, name: 'message' | 'code') =>
  name in error ? String((error as Record<string, unknown>)[name]) : ''

/** The message of an error, or its code: an AggregateError of failed connections has no message. */
export const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? propertyOf(error, 'message') || propertyOf(error, 'code') || 'unknown error'
    : String(error)
