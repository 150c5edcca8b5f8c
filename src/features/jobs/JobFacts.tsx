import { Sheet } from '@/components/Sheet'
import type { Job } from '@/domain/entities'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import { jobFactsCss } from './jobFactsCss'

/** What decides at a glance whether a job is worth reading; for where the sheet of jobs stands already. */
export const JobFactList = ({ job }: { job: Job }) => (
  <ul className="job-facts">
    <li>
      <i className="job-experience" role="img" title="Experience" />
      <span>{experienceRange(job)}</span>
    </li>
    <li>
      <i className="job-salary" role="img" title="Salary" />
      <span>{salaryRange(job)}</span>
    </li>
    <li>
      <i className="job-location" role="img" title="Location" />
      <span>{job.location || 'Location not specified'}</span>
    </li>
    <li>
      <i className="job-openings" role="img" title="Openings" />
      <span>{openings(job.no_of_posts)}</span>
    </li>
  </ul>
)

export const JobFacts = ({ job }: { job: Job }) => (
  <>
    <Sheet name="job-facts" css={jobFactsCss} />
    <JobFactList job={job} />
  </>
)
