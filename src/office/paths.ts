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

export const inboxWith = (filter: Record<string, string>) =>
  `${officePaths.inbox}?${new URLSearchParams(filter)}`
/** Senders who asked come first, then the longest waits. */
export const waitsLongest = { sort: 'waits', order: 'asc' } as const
export const waitingLongestPath = (filter: Record<string, string> = {}) =>
  inboxWith({ ...filter, waits: 'yes', ...waitsLongest })
export const submissionPath = (reference: string) => `${officePaths.inbox}/${encodeURIComponent(reference)}`
export const joinedPath = (reference: string) =>
  `${submissionPath(reference)}?${new URLSearchParams({ state: 'joined' })}`
/** Not looked at yet, oldest first. */
export const waitingFilter = { state: 'received', sort: 'receivedAt', order: 'asc' }
export const waitingPath = (reference: string) =>
  `${submissionPath(reference)}?${new URLSearchParams(waitingFilter)}`
export const applicationsPath = (id: string) => inboxWith({ job: id })

export const toSendPath = (reference: string) => `${officePaths.toSend}/${encodeURIComponent(reference)}`

export const jobPath = (id: string) => `${officePaths.jobs}/${encodeURIComponent(id)}`
export const leastAppliedPath = `${officePaths.jobs}?${new URLSearchParams({ state: 'open', sort: 'applications', order: 'asc' })}`
export const editJobPath = (id: string) => `${jobPath(id)}/edit`
export const copyJobPath = (id: string) => `${officePaths.newJob}?${new URLSearchParams({ copy: id })}`

export const kindPath = (kind: ContentKindName) => `${officePaths.content}/${kind}`
export const newRowPath = (kind: ContentKindName) => `${kindPath(kind)}/new`
export const rowPath = (kind: ContentKindName, id: string) => `${kindPath(kind)}/${encodeURIComponent(id)}`
export const listPath = (kind: ContentKindName) => `${officePaths.lists}/${kind}`
