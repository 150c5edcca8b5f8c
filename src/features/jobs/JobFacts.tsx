import { Sheet } from '@/components/Sheet'
import type { Job } from '@/domain/entities'
import { experienceRange, openings, salaryRange } from '@/domain/display'
import { languageOf } from '@/domain/language'
import { jobFactsCss } from './jobFactsCss'

/** The same for every job: React passes over them when a card becomes that of another job. */
const icons = {
  experience: <i className="job-experience" role="img" title="Experience" />,
  salary: <i className="job-salary" role="img" title="Salary" />,
  location: <i className="job-location" role="img" title="Location" />,
  openings: <i className="job-openings" role="img" title="Openings" />,
}

/** What decides at a glance whether a job is worth reading; for where the sheet of jobs stands already. */
export const JobFactList = ({ job }: { job: Job }) => (
  <ul className="job-facts">
    <li>
      {icons.experience}
      <span>{experienceRange(job)}</span>
    </li>
    <li>
      {icons.salary}
      <span>{salaryRange(job)}</span>
    </li>
    <li>
      {icons.location}
      <span lang={languageOf(job.location)}>{job.location || 'Location not specified'}</span>
    </li>
    <li>
      {icons.openings}
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
