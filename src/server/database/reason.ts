const textOf = (error: object, name: 'message' | 'code') =>
  name in error ? String((error as Record<string, unknown>)[name]) : ''

/** What an error says of itself; one of several connections that all failed has a code alone. */
export const reasonOf = (error: unknown) =>
  typeof error === 'object' && error !== null
    ? textOf(error, 'message') || textOf(error, 'code') || 'no reason is told'
    : String(error)
