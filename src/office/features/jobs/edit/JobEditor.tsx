import { useNavigate } from 'react-router'
import { jobLabel } from '@/domain/office/jobFields'
import type { OfficeJob } from '@/domain/office/jobs'
import {
  useAddJobMutation,
  useChangeJobStateMutation,
  useLazyGetJobQuery,
  useSaveJobMutation,
} from '../../../api/jobsApi'
import { showMoment } from '../../../components/dates'
import { RecordEditor } from '../../../components/edit/RecordEditor'
import type { RecordSource } from '../../../components/edit/useRecordForm'
import { useNotify } from '../../../components/Notices'
import { JOBS_PATH, jobPath } from '../../../paths'
import { hasDescription, NO_DESCRIPTION, toValues, type JobValues } from '../jobValues'
import { JobPreview } from '../preview/JobPreview'
import { JobSections } from './JobSections'

type Action = 'save' | 'publish'

const idOf = ({ job }: OfficeJob) => `${job.job_id}`

const draftButtons = [
  { action: 'save', label: 'Save as draft' },
  { action: 'publish', label: 'Publish' },
] as const
const openButtons = [{ action: 'save', label: 'Save' }] as const

const changedBy = ({ changes: [last] }: OfficeJob) =>
  last
    ? `${last.account} changed it on ${showMoment(last.at)}: ${last.what}.`
    : 'It was changed by a command.'

/** A form that has hardly been begun needs no warning. */
const warningOf = (values: JobValues) =>
  values.position.trim() === '' || hasDescription(values) ? undefined : NO_DESCRIPTION

const useJobSource = (
  opened: OfficeJob | undefined,
  initialValues: JobValues,
): RecordSource<OfficeJob, JobValues, Action> => {
  const [addJob] = useAddJobMutation()
  const [saveJob] = useSaveJobMutation()
  const [changeState] = useChangeJobStateMutation()
  const [getJob] = useLazyGetJobQuery()
  return {
    opened,
    initialValues,
    toValues: ({ job }) => toValues(job),
    add: (values, action) => addJob({ ...values, state: action === 'publish' ? 'open' : 'draft' }),
    change: (job, version, fields) => saveJob({ id: idOf(job), version, fields }),
    read: (job) => getJob(idOf(job)),
    finish: async (job, action) =>
      action === 'publish' ? changeState({ id: idOf(job), action }) : { data: job },
  }
}

const buttonsOf = (base: OfficeJob | undefined) =>
  base === undefined || base.state === 'draft' ? draftButtons : openButtons

type JobEditorProps = {
  /** The job that is changed; none for a new one. */
  opened?: OfficeJob
  initialValues: JobValues
}

/** The form of a job, new or known, with its preview. */
export const JobEditor = ({ opened, initialValues }: JobEditorProps) => {
  const source = useJobSource(opened, initialValues)
  const navigate = useNavigate()
  const notify = useNotify()
  return (
    <RecordEditor
      label="Job"
      subject="this job"
      source={source}
      labelOf={jobLabel}
      changedBy={changedBy}
      buttonsOf={buttonsOf}
      leaveTo={opened ? jobPath(idOf(opened)) : JOBS_PATH}
      onSaved={(saved, action) => {
        const { job, state } = saved
        const asDraft = state === 'draft' ? ' as a draft' : ''
        notify.success(
          action === 'publish' ? `${job.position} is published.` : `${job.position} is saved${asDraft}.`,
        )
        void navigate(jobPath(idOf(saved)), { replace: opened === undefined })
      }}
      warningOf={warningOf}
      preview={JobPreview}
    >
      <JobSections isNew={opened === undefined} />
    </RecordEditor>
  )
}
