import type { ContentKindName } from '@/domain/content/contentKinds'

/** The addresses of the office's screens, below `/office`. */
export const officePaths = {
  overview: '/overview',
  inbox: '/inbox',
  interviews: '/interviews',
  toSend: '/to-send',
  placements: '/placements',
  jobs: '/jobs',
  newJob: '/jobs/new',
  importJobs: '/jobs/import',
  content: '/content',
  lists: '/content/lists',
  accounts: '/accounts',
  data: '/data',
  log: '/log',
  secondFactor: '/account/second-factor',
  setPassword: '/set-password',
}

type InboxFilter = Partial<
  Record<
    | 'from'
    | 'to'
    | 'kind'
    | 'state'
    | 'assignee'
    | 'job'
    | 'source'
    | 'waits'
    | 'answered'
    | 'asked'
    | 'sort'
    | 'order',
    string
  >
>

export const inboxWith = (filter: InboxFilter) => `${officePaths.inbox}?${new URLSearchParams(filter)}`
/** Submissions that asked come first, then those that have waited longest in their state. */
export const waitsLongest = { sort: 'waits', order: 'asc' } as const
/** Submissions whose senders wait for news, the longest wait first. */
export const waitingLongestPath = (filter: InboxFilter = {}) =>
  inboxWith({ ...filter, waits: 'yes', ...waitsLongest })
/** A submission, opened beside the table. */
export const submissionPath = (reference: string) => `${officePaths.inbox}/${encodeURIComponent(reference)}`
/** One placement, opened beside the list. */
export const joinedPath = (reference: string) =>
  `${submissionPath(reference)}?${new URLSearchParams({ state: 'joined' })}`
/** Those that wait for a first look, the oldest first. */
export const waitingFilter = { state: 'received', sort: 'receivedAt', order: 'asc' }
/** A submission among those that wait. */
export const waitingPath = (reference: string) =>
  `${submissionPath(reference)}?${new URLSearchParams(waitingFilter)}`
export const applicationsPath = (id: string) => inboxWith({ job: id })

/** One answer to be told. */
export const toSendPath = (reference: string) => `${officePaths.toSend}/${encodeURIComponent(reference)}`

export const jobPath = (id: string) => `${officePaths.jobs}/${encodeURIComponent(id)}`
/** The open jobs, those without applications first. */
export const leastAppliedPath = `${officePaths.jobs}?${new URLSearchParams({ state: 'open', sort: 'applications', order: 'asc' })}`
export const editJobPath = (id: string) => `${jobPath(id)}/edit`
export const copyJobPath = (id: string) => `${officePaths.newJob}?${new URLSearchParams({ copy: id })}`

export const kindPath = (kind: ContentKindName) => `${officePaths.content}/${kind}`
export const newRowPath = (kind: ContentKindName) => `${kindPath(kind)}/new`
export const rowPath = (kind: ContentKindName, id: string) => `${kindPath(kind)}/${encodeURIComponent(id)}`
export const listPath = (kind: ContentKindName) => `${officePaths.lists}/${kind}`
