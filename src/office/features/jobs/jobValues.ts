import { plainText } from '@/domain/plainText'
import { jobFieldLabels, type JobField, type OfficeJobFields } from '@/domain/office/jobs'
import { postedDay } from '@/domain/postedDate'

/** A job as its form holds it: texts, days as YYYY-MM-DD, and 'yes' or '' for a hidden company. */
export type JobValues = Record<JobField, string>

const names = Object.keys(jobFieldLabels) as JobField[]

const dayFields: ReadonlySet<JobField> = new Set([
  'date_posted',
  'closing_date',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
])

const valuesBy = (valueOf: (name: JobField) => string) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as JobValues

/** The form of a job that is not there yet. */
export const noValues = valuesBy(() => '')

/** What a form is filled with. */
export const toValues = (job: OfficeJobFields): JobValues =>
  valuesBy((name) => {
    const stored = `${job[name] ?? ''}`
    return dayFields.has(name) ? (postedDay(stored) ?? '') : stored
  })

/** The days and the number belong to the job that was copied. */
const ofItsOwn: readonly JobField[] = [
  'job_id',
  'date_posted',
  'closing_date',
  'confirmed_on',
  'walk_in_date_from',
  'walk_in_date_to',
]

/** What a copy begins with. */
export const toCopy = (job: OfficeJobFields): JobValues => ({
  ...toValues(job),
  ...Object.fromEntries(ofItsOwn.map((name) => [name, ''])),
})

/** Said where a job could be published, or is, with neither description. */
export const NO_DESCRIPTION = 'There is no description: visitors will read nothing about the work.'

export const hasDescription = ({ short_job_description, job_description }: JobValues) =>
  plainText(short_job_description) !== '' || plainText(job_description) !== ''
