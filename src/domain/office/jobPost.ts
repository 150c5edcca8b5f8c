import type { I18n } from '@lingui/core'
import { formatDate, postedDay } from '../site/calendar'
import { CONFIDENTIAL, cutText, experienceRange, NO_POSITION, yearlyPay } from '../text/display'
import type { Job } from '../content/entities'
import { jobNumber } from '../jobs/jobNumber'
import { walkInDates } from '../jobs/walkIn'
import { sharedLink } from '../paths'
import { singleSpaced } from '../text/markup'
import type { JobState } from './jobs'

/** About four lines of a phone. */
const PART_CHARACTERS = 120

/** A value on one line, without the signs by which WhatsApp changes letters. */
const plain = (text: string) => cutText(singleSpaced(text.replace(/[*_~`]/g, ' ')), PART_CHARACTERS)

/** The name of a fact with its values; nothing where none is known. */
const named = (name: string, ...values: readonly string[]) => {
  const known = values.map(plain).filter((value) => value !== '')
  return known.length === 0 ? [] : [`${name}: ${known.join(', ')}`]
}

const experienceOf = (job: Job, i18n: I18n) =>
  (job.experience_from ?? job.experience_to) === null ? '' : experienceRange(job, i18n)

const lastDayOf = ({ closing_date }: Job) => formatDate(postedDay(closing_date) ?? '')

/** A job as it is posted into groups: short, plain, with its position in WhatsApp's bold. Unknown facts are left out. */
export const jobPost = (job: Job, address: string, i18n: I18n) =>
  [
    `*${plain(job.position) || NO_POSITION}*`,
    ...named('Pay', yearlyPay(job, i18n)),
    ...named('Place', job.location),
    ...named('Experience', experienceOf(job, i18n)),
    ...named('Employer', job.company_name === CONFIDENTIAL ? '' : job.company_name),
    jobNumber(job, i18n),
    ...named('Apply by', lastDayOf(job)),
    ...named('Walk-in', walkInDates(job, i18n), job.walk_in_time, job.walk_in_address),
    '',
    address,
  ].join('\n')

/** The reason a job that is not open cannot be posted. */
export const nothingToPost = (state: JobState) => {
  if (state === 'draft') return 'There is nothing to post yet: this job is a draft. Publish it first.'
  const why = state === 'paused' ? 'paused, and visitors do not see it' : 'closed and takes no applications'
  return `There is nothing to post: this job is ${why}. Reopen it first.`
}

/** Opens WhatsApp with a text; the staff choose the chat there. */
export const postLink = (text: string) => sharedLink('https://wa.me/', { text })
