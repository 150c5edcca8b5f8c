/** The subjects that the office's stream of events reports. */
export type OfficeTopic = 'submissions' | 'toSend' | 'jobs' | 'accounts'

/** One event of the stream: what changed within the last second. */
export type OfficeChange = {
  topics: OfficeTopic[]
  /** The changed submissions with their versions, 0 for one that was erased; null if any may have changed. */
  versions: Record<string, number> | null
}
