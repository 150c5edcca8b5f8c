export const logActions = {
  signed_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_in_locked: 'Sign-in locked',
  signed_out: 'Signed out',
  password_set: 'Password set',
  second_factor_set_up: 'Second factor set up',
  second_factor_removed: 'Second factor removed',
  recovery_code_used: 'Recovery code used',
  account_added: 'Account added',
  account_changed: 'Account changed',
  link_made: 'Link made',
  sessions_ended: 'Sessions ended',
  settings_changed: 'Settings changed',
  refused: 'Refused',
  submission_seen: 'Submission seen',
  submission_changed: 'Submission changed',
  submissions_exported: 'Submissions exported',
  placements_exported: 'Placements exported',
  submission_erased: 'Submission erased',
  submissions_purged: 'Submissions purged',
  purge_waiting: 'Purge waits for an owner',
  purge_allowed: 'Purge allowed',
  person_erased: 'Person erased',
  file_downloaded: 'File downloaded',
  job_added: 'Job added',
  job_changed: 'Job changed',
  job_closed: 'Job closed',
  job_deleted: 'Job deleted',
  content_changed: 'Content changed',
  content_imported: 'Content imported',
  content_exported: 'Content exported',
  everything_exported: 'Everything exported',
  log_exported: 'Log exported',
  database_backed_up: 'Database backed up',
  database_restored: 'Database restored',
  database_moved: 'Database moved',
  samples_added: 'Samples added',
} as const

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
