/** The account that a line of the log names. */
export const whoOf = (account: string) => account || 'Nobody known'
