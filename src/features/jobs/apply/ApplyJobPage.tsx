import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate, useSearchParams } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { FormPage } from '@/components/form/FormPage'
import { Loading } from '@/components/Loading'
import { Note } from '@/components/Note'
import { Page } from '@/components/Page'
import { SearchForm } from '@/components/SearchForm'
import { filterTable, noFilters } from '@/domain/jobFilter'
import { searchQuery } from '@/domain/listAddress'
import { applyJobPath, idIn, jobDetailsPath, jobSearchPath, paths } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { JobBox, NO_LONGER_OPEN } from '../JobBox'
import { JobLinks } from '../JobLinks'
import { SimilarJobs } from '../SimilarJobs'
import { fullTimeJobsCrumb } from '../titles'
import { useJob } from '../useJob'
import { ApplyFields, emptyApplication, useApplied } from './ApplyForm'

/** Says why an application cannot be sent. */
const NotOpen = ({ children }: { children: string }) => (
  <Box sx={{ mb: 3 }}>
    <Note action={<Button href={paths.fullTimeJobs}>See all jobs</Button>}>{children}</Note>
  </Box>
)

const NEWEST_MAX = 5

/** Leads to the jobs, of which an application needs one: another API has no search for the newest ones. */
const ChooseJob = () => {
  const navigate = useNavigate()
  const skip = !useAppSelector(selectOwnApi)
  const { data } = portalApi.useSearchJobsQuery(searchQuery(noFilters, 1), { skip })
  return (
    <>
      <NotOpen>Choose a job first: an application needs the job it is for.</NotOpen>
      <SearchForm
        label="Search jobs"
        placeholder="Nurse, driver, Raipur …"
        action={paths.fullTimeJobs}
        name={filterTable.text.parameter}
        isMain
        onSearch={(text) => void navigate(jobSearchPath(text))}
      />
      <JobLinks title="Newest jobs" jobs={data?.jobs.slice(0, NEWEST_MAX) ?? []} sx={{ my: 3 }} />
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        What an application asks for
      </Typography>
    </>
  )
}

const TITLE = 'Apply For Job'

const advice = [
  'Applying is free. We never ask candidates for money.',
  'No account is needed, only your resume as a Word file.',
  'Our recruiters read what you send, and pass it on to this employer only.',
]

export const ApplyJobPage = () => {
  const [query] = useSearchParams()
  const jobId = idIn(query, 'job_id')
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
            <JobBox job={closedJob} href={jobDetailsPath(jobId)} />
            <SimilarJobs jobId={jobId} />
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
          {jobId === '' ? <ChooseJob /> : null}
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
