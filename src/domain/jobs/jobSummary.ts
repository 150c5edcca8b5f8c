import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Job, LinkedJob } from '../content/entities'
import { localized } from '../content/localized'
import { experienceRange, yearlyPay } from '../text/display'
import { plainText } from '../text/markup'
import { jobNumber } from './jobNumber'

/** Position and place: the title of a shared link. */
export const jobHeadline = (job: Omit<LinkedJob, 'job_id'>, i18n: I18n) =>
  [localized(job, 'position', i18n).text, localized(job, 'location', i18n).text].filter(Boolean).join(', ')

/** 'Ward Nurse, Raipur (Job no. 1012), ₹ 3 - 6 Lakhs a year': the text that is shared with the link to a job. */
export const shareText = (job: Job, i18n: I18n) =>
  [`${jobHeadline(job, i18n)} (${jobNumber(job, i18n)})`, yearlyPay(job, i18n)].filter(Boolean).join(', ')

/** '₹ 3 - 6 Lakhs a year, 2 - 5 Years, Raipur.' and the description; unknown facts are left out. */
export const jobSummary = (job: Job, i18n: I18n) => {
  const experience = (job.experience_from ?? job.experience_to) === null ? '' : experienceRange(job, i18n)
  const place = localized(job, 'location', i18n).text
  const facts = [yearlyPay(job, i18n), experience, place].filter(Boolean).join(', ')
  const about =
    localized(job, 'short_job_description', i18n).text ||
    plainText(localized(job, 'job_description', i18n).text)
  return [facts && i18n._(msg`${facts}.`), about].filter(Boolean).join(' ') || jobHeadline(job, i18n)
}
