const INBOX = '/inbox'

type Filter = Partial<Record<'from' | 'to' | 'state' | 'job' | 'sort' | 'order', string>>

/** The inbox, narrowed. */
export const inboxWith = (filter: Filter) => `${INBOX}?${new URLSearchParams(filter)}`

/** A submission that waits, open beside the others in the order in which they wait. */
export const waitingPath = (reference: string) =>
  `${INBOX}/${encodeURIComponent(reference)}?${new URLSearchParams({ state: 'received', sort: 'receivedAt', order: 'asc' })}`

export const jobPath = (id: string) => `/jobs/${encodeURIComponent(id)}`
