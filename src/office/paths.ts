import type { ContentKindName } from '@/domain/office/contentKinds'

/** The addresses of the office's screens, below `/office`. */
export const OVERVIEW_PATH = '/overview'
export const INBOX_PATH = '/inbox'
export const JOBS_PATH = '/jobs'
export const NEW_JOB_PATH = '/jobs/new'
export const IMPORT_JOBS_PATH = '/jobs/import'
export const CONTENT_PATH = '/content'
export const LISTS_PATH = '/content/lists'
export const ACCOUNTS_PATH = '/accounts'
export const DATA_PATH = '/data'
export const LOG_PATH = '/log'
export const SECOND_FACTOR_PATH = '/account/second-factor'
export const SET_PASSWORD_PATH = '/set-password'

type InboxFilter = Partial<Record<'from' | 'to' | 'state' | 'job' | 'sort' | 'order', string>>

/** The inbox, narrowed by a filter. */
export const inboxWith = (filter: InboxFilter) => `${INBOX_PATH}?${new URLSearchParams(filter)}`
/** A submission, opened beside the table. */
export const submissionPath = (reference: string) => `${INBOX_PATH}/${encodeURIComponent(reference)}`
/** Those that wait for a first look, the oldest first. */
export const waitingFilter = { state: 'received', sort: 'receivedAt', order: 'asc' }
/** A submission among those that wait. */
export const waitingPath = (reference: string) =>
  `${submissionPath(reference)}?${new URLSearchParams(waitingFilter)}`
/** The submissions for a job. */
export const applicationsPath = (id: string) => inboxWith({ job: id })

export const jobPath = (id: string) => `${JOBS_PATH}/${encodeURIComponent(id)}`
export const editJobPath = (id: string) => `${jobPath(id)}/edit`
export const copyJobPath = (id: string) => `${NEW_JOB_PATH}?${new URLSearchParams({ copy: id })}`

export const kindPath = (kind: ContentKindName) => `${CONTENT_PATH}/${kind}`
export const newRowPath = (kind: ContentKindName) => `${kindPath(kind)}/new`
export const rowPath = (kind: ContentKindName, id: string) => `${kindPath(kind)}/${encodeURIComponent(id)}`
export const listPath = (kind: ContentKindName) => `${LISTS_PATH}/${kind}`
