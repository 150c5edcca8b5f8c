import type { Job } from '@/domain/content/entities'
import type { JobFilters } from '@/domain/jobs/jobFilter'
import { countJobs, toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'

const plainJob: Job = {
  job_id: '1',
  position: 'Production Supervisor',
  company_name: 'Trishul Precision Works',
  about_company: 'Machined parts for pumps.',
  job_description: 'Run one shift of the CNC shop.',
  short_job_description: 'Lead twelve operators.',
  location: 'Bhilai',
  department_id: '6',
  d_name: 'Manufacturing',
  industry_name: 'Engineering',
  role_name: 'Supervisor',
  employment_type: 'Full Time, Permanent',
  experience_from: 2,
  experience_to: 5,
  ctc: '3-6',
  ctc_from: 3.2,
  ctc_to: 4.8,
  no_of_posts: 4,
  qualification: 'Diploma in Mechanical Engineering',
  date_posted: '2026-03-05',
  closing_date: '',
  closed_on: '',
  confirmed_on: '',
  walk_in_date_from: '',
  walk_in_date_to: '',
  walk_in_time: '',
  walk_in_address: '',
  walk_in_bring: '',
}

/** A job as every room past the API sees it; a test says only what is special about its own. */
export const makeJob = (changes: Partial<Job> = {}): Job => ({ ...plainJob, ...changes })

/** A job with the texts that are searched. */
export const makeSearchable = (changes: Partial<Job> = {}) => toSearchableJob(makeJob(changes))

/** A job that has none of the texts that are searched, so that a test can fill the one it is about. */
export const makeBlankJob = (changes: Partial<Job> = {}) =>
  makeJob({
    position: '',
    company_name: '',
    about_company: '',
    job_description: '',
    location: '',
    d_name: '',
    industry_name: '',
    role_name: '',
    employment_type: '',
    ...changes,
  })

/** A job as a list on the wire has it: texts for numbers, long texts JSON-encoded. */
export const wireJob = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...plainJob,
  about_company: JSON.stringify(plainJob.about_company),
  job_description: JSON.stringify(plainJob.job_description),
  experience_from: '2',
  experience_to: '5',
  ctc_from: '3.2',
  ctc_to: '4.8',
  no_of_posts: '4',
  ...changes,
})

/** The jobs that the filters leave, in their order. */
export const filterJobs = (jobs: readonly SearchableJob[], filters: JobFilters, today: string) =>
  countJobs(toJobList(jobs, today), filters).matching.flatMap((at) => jobs[at] ?? [])
