import { jobNumber } from './jobNumber'
import { experienceRange, salaryRange } from '../display'
import type { Job } from '../entities'
import { plainText } from '../plainText'

/** '₹ 3 - 6 Lakhs a year'; '' where it is not known. */
export const yearlyPay = (job: Job) => {
  const isKnown = (job.ctc_from ?? job.ctc_to) !== null || /\d/.test(job.ctc)
  return isKnown ? `${salaryRange(job)} a year` : ''
}

/** Position and place: the title of a shared link. */
export const jobHeadline = ({ position, location }: Job) => [position, location].filter(Boolean).join(', ')

/** 'Ward Nurse, Raipur (Job no. 1012), ₹ 3 - 6 Lakhs a year': what is sent along with the link to a job. */
export const shareText = (job: Job) =>
  [`${jobHeadline(job)} (${jobNumber(job)})`, yearlyPay(job)].filter(Boolean).join(', ')

/** '₹ 3 - 6 Lakhs a year, 2 - 5 Years, Raipur.' and the description; unknown facts are left out. */
export const jobSummary = (job: Job) => {
  const experience = (job.experience_from ?? job.experience_to) === null ? '' : experienceRange(job)
  const facts = [yearlyPay(job), experience, job.location].filter(Boolean).join(', ')
  const about = job.short_job_description || plainText(job.job_description)
  return [facts && `${facts}.`, about].filter(Boolean).join(' ') || jobHeadline(job)
}
