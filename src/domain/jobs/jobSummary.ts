import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { jobNumber } from './jobNumber'
import { jobText } from './jobText'
import { experienceRange, yearlyPay } from '../display'
import type { Job, LinkedJob } from '../entities'
import type { Language } from '../languages'
import { plainText } from '../plainText'
import { written } from '../written'

/** Position and place: the title of a shared link. */
export const jobHeadline = (job: Omit<LinkedJob, 'job_id'>, i18n: I18n) =>
  [jobText(job, 'position', i18n).text, jobText(job, 'location', i18n).text].filter(Boolean).join(', ')

/** 'Ward Nurse, Raipur (Job no. 1012), ₹ 3 - 6 Lakhs a year': what is sent along with the link to a job. */
export const shareText = (job: Job, i18n: I18n) =>
  [`${jobHeadline(job, i18n)} (${jobNumber(job, i18n)})`, yearlyPay(job, i18n)].filter(Boolean).join(', ')

/** '₹ 3 - 6 Lakhs a year, 2 - 5 Years, Raipur.' and the description; unknown facts are left out. */
export const jobSummary = (job: Job, i18n: I18n) => {
  const language = i18n.locale as Language
  const experience = (job.experience_from ?? job.experience_to) === null ? '' : experienceRange(job, i18n)
  const place = jobText(job, 'location', i18n).text
  const facts = [yearlyPay(job, i18n), experience, place].filter(Boolean).join(', ')
  const about =
    written(language, job, 'short_job_description').text ||
    plainText(written(language, job, 'job_description').text)
  return [facts && t(i18n)`${facts}.`, about].filter(Boolean).join(' ') || jobHeadline(job, i18n)
}
