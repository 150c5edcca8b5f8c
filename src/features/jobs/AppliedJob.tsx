import { Link } from 'react-router'
import { Sheet } from '@/components/Sheet'
import { jobDetailsPath, paths } from '@/domain/paths'
import { useJob } from '@/store/useJob'
import { appliedJobCss } from './appliedJobCss'
import { JobFacts } from './JobFacts'

const NotOpen = ({ children }: { children: string }) => (
  <div role="note" className="applied-none">
    <i />
    <p>{children}</p>
    <Link to={paths.fullTimeJobs} className="link">
      See all jobs
    </Link>
  </div>
)

const Known = ({ jobId }: { jobId: string }) => {
  const { job, isLoading, isClosed } = useJob(jobId)
  if (jobId === '') return <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
  if (isLoading) return <div className="applied-loading" role="img" aria-label="Loading the job" />
  if (!job)
    return isClosed ? (
      <NotOpen>This job is no longer open, so an application for it cannot be sent.</NotOpen>
    ) : null
  return (
    <div className="applied-job">
      <h2>
        <Link to={jobDetailsPath(job.job_id)} className="link link-plain">
          {job.position}
        </Link>
      </h2>
      <p>{job.company_name}</p>
      <JobFacts job={job} />
    </div>
  )
}

/** Which job is being applied for, so that nobody applies for another. */
export const AppliedJob = ({ jobId }: { jobId: string }) => (
  <>
    <Sheet name="applied-job" css={appliedJobCss} />
    <Known jobId={jobId} />
  </>
)
