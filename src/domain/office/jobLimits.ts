import type { JobField } from './jobs'

/** The most characters of a name or another short text of the content. */
export const SHORT_TEXT_CHARACTERS = 1000
/** A spreadsheet cell holds no more; programs drop the rest, or the row, silently. */
export const LONG_TEXT_CHARACTERS = 32_767
export const ID_CHARACTERS = 64

/** The most characters of each text of a job, with the elements of rich text counted. */
export const jobTextLimits = {
  job_id: ID_CHARACTERS,
  position: SHORT_TEXT_CHARACTERS,
  company_name: SHORT_TEXT_CHARACTERS,
  about_company: LONG_TEXT_CHARACTERS,
  short_job_description: LONG_TEXT_CHARACTERS,
  job_description: LONG_TEXT_CHARACTERS,
  location: SHORT_TEXT_CHARACTERS,
  employment_type: SHORT_TEXT_CHARACTERS,
  qualification: SHORT_TEXT_CHARACTERS,
  walk_in_time: SHORT_TEXT_CHARACTERS,
  walk_in_address: SHORT_TEXT_CHARACTERS,
  walk_in_bring: SHORT_TEXT_CHARACTERS,
} as const satisfies Partial<Record<JobField, number>>

export type JobText = keyof typeof jobTextLimits

export const isJobText = (name: JobField): name is JobText => name in jobTextLimits

/** The end of the sentence that refuses a text. */
export const tooLong = (characters: number) => `has over ${characters} characters`
