/** What an error says of itself. */
export const reasonOf = (error: unknown) => {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error
  return String(hasMessage ? error.message : error)
}
