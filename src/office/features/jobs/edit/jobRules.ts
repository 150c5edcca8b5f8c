import { number, object, string, ValidationError } from 'yup'
import { todayInIndia } from '@/domain/jobs/calendar'
import { EXPERIENCE_OPTION_MAX } from '@/domain/limits'
import { jobTextLimits, tooLong, type JobText } from '@/domain/office/jobLimits'
import { jobFieldLabels, type JobField } from '@/domain/office/jobs'
import type { JobValues } from '../jobValues'

export type JobErrors = Partial<Record<JobField, string>>

const about = (name: JobField, problem: string) => `${jobFieldLabels[name]} ${problem}.`

const required = (name: JobField) => string().trim().required(about(name, 'is missing'))

/** An empty text is no number; the server also takes '₹ 4,50,000' and '4.5 lakhs'. */
const years = (name: JobField) =>
  number()
    .transform((_value, written: string) => (written.trim() === '' ? undefined : Number(written)))
    .typeError(about(name, 'must be a whole number'))
    .integer(about(name, 'must be a whole number'))
    .min(0, about(name, 'must not be below 0'))
    .max(2 * EXPERIENCE_OPTION_MAX, about(name, `must be at most ${2 * EXPERIENCE_OPTION_MAX}`))

const schema = object({
  position: required('position'),
  industry_id: required('industry_id'),
  department_id: required('department_id'),
  role_id: required('role_id'),
  experience_from: years('experience_from'),
  experience_to: years('experience_to'),
})

const tooLongTexts = (values: JobValues): JobErrors => {
  const errors: JobErrors = {}
  for (const [name, limit] of Object.entries(jobTextLimits) as [JobText, number][])
    if (values[name].length > limit) errors[name] = about(name, tooLong(limit))
  return errors
}

/** Pairs that have an order: the second must not be below, or before, the first. */
const figures: readonly [JobField, JobField][] = [
  ['experience_from', 'experience_to'],
  ['ctc_from', 'ctc_to'],
]
const days: readonly [JobField, JobField][] = [
  ['date_posted', 'closing_date'],
  ['walk_in_date_from', 'walk_in_date_to'],
]

const inOrder = (values: JobValues): JobErrors => {
  const errors: JobErrors = {}
  for (const [from, to] of figures) {
    const isBelow = values[from] !== '' && values[to] !== '' && Number(values[to]) < Number(values[from])
    if (isBelow) errors[to] = about(to, `is below ${jobFieldLabels[from]}`)
  }
  for (const [from, to] of days) {
    const isBefore = values[from] !== '' && values[to] !== '' && values[to] < values[from]
    if (isBefore) errors[to] = about(to, `is before ${jobFieldLabels[from]}`)
  }
  return errors
}

const bySchema = (values: JobValues): JobErrors => {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors: Record<string, string> = {}
    // Of several problems of a field the first is told.
    for (const { path = '', message } of error.inner) errors[path] ??= message
    return errors
  }
}

/** What is wrong with a form, by field. An open job must not be closed by its closing date. */
export const checkJob = (values: JobValues, isToBeOpen: boolean): JobErrors => {
  const isPast = values.closing_date !== '' && values.closing_date < todayInIndia(Date.now())
  return {
    ...inOrder(values),
    ...bySchema(values),
    ...tooLongTexts(values),
    ...(isToBeOpen &&
      isPast && { closing_date: about('closing_date', 'has passed. Choose a later day, or none') }),
  }
}
