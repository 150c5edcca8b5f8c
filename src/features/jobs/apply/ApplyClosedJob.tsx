import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Page } from '@/components/Page'
import type { Job } from '@/domain/entities'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { ClosedJob, NO_LONGER_OPEN } from '../ClosedJob'
import { APPLY_TITLE, fullTimeJobsCrumb } from '../titles'

/** Says why an application cannot be sent. */
export const NotOpen = ({ children }: { children: string }) => (
  <Alert
    role="note"
    severity="warning"
    action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}
    sx={{ mb: 3, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' } }}
  >
    {children}
  </Alert>
)

type ApplyClosedJobProps = {
  jobId: string
  /** Undefined where nothing is known of it. */
  job: Job | undefined
}

/** In place of a form that could not be sent. */
export const ApplyClosedJob = ({ jobId, job }: ApplyClosedJobProps) => (
  <Page
    title={APPLY_TITLE}
    description={`${NO_LONGER_OPEN}.`}
    path={applyJobPath(jobId)}
    trail={[fullTimeJobsCrumb]}
    isGone
  >
    <NotOpen>{`${NO_LONGER_OPEN}, so an application for it cannot be sent.`}</NotOpen>
    {job ? (
      <>
        <ClosedJob job={job} />
        <Button variant="contained" href={jobDetailsPath(jobId)}>
          See similar jobs
        </Button>
      </>
    ) : null}
  </Page>
)
