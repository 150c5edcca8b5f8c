import logActions from './logActions.json'

/** What the log records, and the words for it. */
export { logActions }

export type LogAction = keyof typeof logActions

export const isLogAction = (text: string): text is LogAction => Object.keys(logActions).includes(text)

/** Stands in place of an account for what a command did. */
export const COMMAND_LINE = 'command line'

/** Stands in place of an account for what a server does by itself. */
export const SERVER = 'server'

export type LogRow = {
  id: string
  at: string
  /** The e-mail of an account, `COMMAND_LINE`, `SERVER`, `APPLICANT_NAME`, or '' for an unknown person. */
  account: string
  action: LogAction
  /** The account, job or submission that was changed; a submission by its reference, never by a name. */
  subject: string
  details: string
  /** Where the request came from; '' for commands. */
  address: string
}

/** The subjects that the office's stream of events reports. */
export type OfficeTopic = 'submissions' | 'toSend' | 'jobs' | 'accounts'

/** One event of the stream: what changed within the last second. */
export type OfficeChange = {
  topics: OfficeTopic[]
  /** The changed submissions with their versions, 0 for one that was erased; null if any may have changed. */
  versions: Record<string, number> | null
}
