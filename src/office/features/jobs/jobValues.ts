import { countedOrNo } from '@/domain/text/display'
import { type JobField, jobFields } from '@/domain/content/jobFields'
import type { OfficeJobFields } from '@/domain/office/jobs'
import { plainText } from '@/domain/text/markup'
import { postedDay } from '@/domain/site/calendar'

/** A job's form values: text, days as YYYY-MM-DD, and 'yes' or '' for a hidden company. */
export type JobValues = Record<JobField, string>

const valuesBy = (valueOf: (field: (typeof jobFields)[number]) => string) =>
  Object.fromEntries(jobFields.map((field) => [field.name, valueOf(field)])) as JobValues

export const noValues = valuesBy(() => '')

export const toValues = (job: OfficeJobFields): JobValues =>
  valuesBy(({ name, type }) => {
    const stored = `${job[name] ?? ''}`
    return type === 'day' ? (postedDay(stored) ?? '') : stored
  })

/** Values for a copy: days and number belong to the original. */
export const toCopy = (job: OfficeJobFields): JobValues => {
  const values = toValues(job)
  return valuesBy(({ name, type }) => (type === 'day' || type === 'id' ? '' : values[name]))
}

/** Shown for a job without any description. */
export const NO_DESCRIPTION = 'There is no description: visitors will read nothing about the work.'

export const hasDescription = ({ short_job_description, job_description }: JobValues) =>
  plainText(short_job_description) !== '' || plainText(job_description) !== ''

/** 'No applications', '1 application', '12 applications'. */
export const applicationsOf = (count: number) => countedOrNo(count, 'application')
