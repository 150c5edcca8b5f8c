import { useNavigate, useParams, useSearchParams } from 'react-router'
import { jobFields, jobLabel } from '@/domain/content/jobFields'
import type { OfficeJob } from '@/domain/office/jobs'
import { jobsApi } from '../../api/jobsApi'
import { showMoment } from '../../components/dates'
import { RecordEditor } from '../../components/edit/RecordEditor'
import { Loaded, useFirstAnswer } from '../../components/Loaded'
import { useNotify } from '../../components/Notices'
import { Screen } from '../../components/Screen'
import { StateChip } from '../../components/StateChip'
import { jobPath, officePaths } from '../../paths'
import { hasDescription, NO_DESCRIPTION, noValues, toCopy, toValues, type JobValues } from './jobValues'
import { JobPreview } from './JobPreview'
import { JobSections } from './JobSections'
import { useBandOffer } from './lifecycle'

const draftButtons = [
  { action: 'save', label: 'Save as draft' },
  { action: 'publish', label: 'Publish' },
] as const
const openButtons = [{ action: 'save', label: 'Save' }] as const

const changedBy = ({ changes: [last] }: OfficeJob) =>
  last
    ? `${last.account} changed it on ${showMoment(last.at)}: ${last.what}.`
    : 'It was changed by a command.'

/** A barely started form needs no warning. */
const warningOf = (values: JobValues) =>
  values.position.trim() === '' || hasDescription(values) ? undefined : NO_DESCRIPTION

const idOf = ({ job }: OfficeJob) => `${job.job_id}`

const JobEditor = ({ opened, newValues = noValues }: { opened?: OfficeJob; newValues?: JobValues }) => {
  const [addJob] = jobsApi.useAddJobMutation()
  const [saveJob] = jobsApi.useSaveJobMutation()
  const [changeState] = jobsApi.useChangeJobStateMutation()
  const [getJob] = jobsApi.useLazyGetJobQuery()
  const navigate = useNavigate()
  const notify = useNotify()
  const { ask, dialog } = useBandOffer()
  return (
    <RecordEditor<OfficeJob, JobValues>
      label="Job"
      fields={jobFields}
      subject="this job"
      source={{
        opened,
        newValues,
        toValues: ({ job }) => toValues(job),
        add: (values, action) => addJob({ ...values, state: action === 'publish' ? 'open' : 'draft' }),
        change: (job, fields) => saveJob({ id: idOf(job), version: job.version, fields }),
        read: (job) => getJob(idOf(job)),
        finish: async (job, action) =>
          action === 'publish' ? changeState({ id: idOf(job), action }) : { data: job },
      }}
      labelOf={jobLabel}
      changedBy={changedBy}
      buttonsOf={(base) => (base === undefined || base.state === 'draft' ? draftButtons : openButtons)}
      leaveTo={opened ? jobPath(idOf(opened)) : officePaths.jobs}
      onSaved={(saved, action) => {
        const { job, state } = saved
        const asDraft = state === 'draft' ? ' as a draft' : ''
        notify.success(
          action === 'publish' ? `${job.position} is published.` : `${job.position} is saved${asDraft}.`,
        )
        void navigate(jobPath(idOf(saved)), { replace: opened === undefined })
      }}
      warningOf={warningOf}
      askBefore={(values, action) => (action === 'publish' ? ask(values) : undefined)}
      preview={JobPreview}
    >
      <JobSections isNew={opened === undefined} />
      {dialog}
    </RecordEditor>
  )
}

const CopiedJob = ({ id }: { id: string }) => (
  <Loaded query={jobsApi.useGetJobQuery(id)} label="Loading the job to copy">
    {({ job }) => <JobEditor newValues={toCopy(job)} />}
  </Loaded>
)

/** A new job, empty or a copy of another. */
export const NewJobScreen = () => {
  const [params] = useSearchParams()
  const copied = params.get('copy')
  return (
    <Screen title="New job" isFull>
      {copied === null ? <JobEditor /> : <CopiedJob key={copied} id={copied} />}
    </Screen>
  )
}

const OpenedJob = ({ id }: { id: string }) => {
  const query = useFirstAnswer(jobsApi.useGetJobQuery(id, { refetchOnMountOrArgChange: true }))
  const { data: opened } = query
  return (
    <Screen
      title={opened ? `${opened.job.position}` : 'Edit job'}
      isFull
      actions={opened ? <StateChip state={opened.state} /> : null}
    >
      <Loaded query={query} label="Loading the job">
        {(job) => <JobEditor opened={job} />}
      </Loaded>
    </Screen>
  )
}

export const EditJobScreen = () => {
  const { id = '' } = useParams()
  return <OpenedJob key={id} id={id} />
}
