import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { FormPage } from '@/components/form/FormPage'
import { Loading } from '@/components/Loading'
import { Note } from '@/components/Note'
import { Page } from '@/components/Page'
import { applyJobPath, jobDetailsPath, paths } from '@/domain/paths'
import { JobBox, NO_LONGER_OPEN } from '../JobBox'
import { fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { ApplyFields, emptyApplication, useApplied } from './ApplyForm'

/** Says why an application cannot be sent. */
const NotOpen = ({ children }: { children: string }) => (
  <Box sx={{ mb: 3 }}>
    <Note action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}>{children}</Note>
  </Box>
)

const TITLE = 'Apply For Job'

const advice = [
  'Applying is free. We never ask candidates for money.',
  'No account is needed, only your resume as a Word file.',
  'Our recruiters read what you send, and pass it on to this employer only.',
]

export const ApplyJobPage = () => {
  const [query] = useSearchParams()
  const jobId = query.get('job_id')?.trim() ?? ''
  const { job, isLoading, isClosed, closedJob } = useJob(jobId)
  const onSaved = useApplied(job)
  if (isClosed)
    return (
      <Page
        title={TITLE}
        description={`${NO_LONGER_OPEN}.`}
        path={applyJobPath(jobId)}
        trail={[fullTimeJobsCrumb]}
        isGone
      >
        <NotOpen>{`${NO_LONGER_OPEN}, so an application for it cannot be sent.`}</NotOpen>
        {closedJob ? (
          <>
            <JobBox job={closedJob} />
            <Button variant="contained" href={jobDetailsPath(jobId)}>
              See similar jobs
            </Button>
          </>
        ) : null}
      </Page>
    )
  return (
    <FormPage
      key={jobId}
      name="application"
      title={TITLE}
      description="Apply with your resume as a Word file. No sign-in, no fees."
      path={jobId === '' ? paths.applyJob : applyJobPath(jobId)}
      trail={[fullTimeJobsCrumb]}
      advice={advice}
      before={
        <>
          {jobId === '' ? (
            <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
          ) : null}
          {isLoading ? <Loading label="Loading the job" minHeight={116} /> : null}
          {job ? <JobBox job={job} href={jobDetailsPath(jobId)} /> : null}
        </>
      }
      initialValues={emptyApplication(jobId)}
      onSaved={onSaved}
    >
      <ApplyFields />
    </FormPage>
  )
}
