export const INBOX = '/inbox'

/** Where a submission is open beside the table. */
export const inboxPath = (reference: string) => `${INBOX}/${encodeURIComponent(reference)}`
