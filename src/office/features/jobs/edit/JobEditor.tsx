import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider } from 'formik'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldOfSentence, jobFieldLabels, type JobField, type OfficeJob } from '@/domain/office/jobs'
import { showMoment } from '../../../components/dates'
import { ConflictNotice } from '../../../components/edit/ConflictNotice'
import { EditorLayout } from '../../../components/edit/EditorLayout'
import { FormBar } from '../../../components/edit/FormBar'
import { changedNames } from '../../../components/edit/formValues'
import { LeaveGuard } from '../../../components/edit/LeaveGuard'
import { useEditForm } from '../../../components/edit/useEditForm'
import type { Saved } from '../../../components/edit/useSaving'
import { GoButton } from '../../../components/GoButton'
import { useNotices } from '../../../components/Notices'
import { hasDescription, NO_DESCRIPTION, toValues, type JobValues } from '../jobValues'
import { jobPath, JOBS_PATH } from '../../../paths'
import { JobPreview } from '../preview/JobPreview'
import { checkJob } from './jobRules'
import { JobSections } from './JobSections'
import { useJobSaving } from './useJobSaving'

type JobEditorProps = {
  /** The job that is changed; none for a new one. */
  opened?: OfficeJob
  initialValues: JobValues
}

type Press = { isPublishing?: boolean; isOver?: boolean }

const names = Object.keys(jobFieldLabels) as JobField[]

const labelOf = (name: string) => jobFieldLabels[name as JobField]

const whoOf = ({ changes: [last] }: OfficeJob) =>
  last
    ? `${last.account} changed it on ${showMoment(last.at)}: ${last.what}.`
    : 'It was changed by a command.'

/** The form of a job, new or known, with its preview. */
export const JobEditor = ({ opened, initialValues }: JobEditorProps) => {
  const { base, theirs, save, takeTheirs } = useJobSaving(opened)
  const [pressed, setPressed] = useState<'save' | 'publish'>()
  const [edition, setEdition] = useState(0)
  const isSaved = useRef(false)
  const navigate = useNavigate()
  const { tell } = useNotices()
  const isDraft = base === undefined || base.state === 'draft'

  const finish = (outcome: Saved<OfficeJob>, isPublishing: boolean) => {
    if ('problem' in outcome) return tellProblem(outcome.problem)
    const { job, state } = outcome.saved
    isSaved.current = true
    tell(
      isPublishing
        ? `${job.position} is published.`
        : `${job.position} is saved${state === 'draft' ? ' as a draft' : ''}.`,
    )
    void navigate(jobPath(`${job.job_id}`), { replace: opened === undefined })
  }

  const submit = async ({ isPublishing = false, isOver = false }: Press = {}) => {
    if (pressed || !check(checkJob(formik.values, isPublishing || base?.state === 'open'))) return
    setPressed(isPublishing ? 'publish' : 'save')
    finish(await save(formik.values, { isPublishing, isOver }), isPublishing)
    setPressed(undefined)
  }

  const { formProps, formik, problem, errorCount, check, tellProblem } = useEditForm({
    initialValues,
    names,
    fieldOf: fieldOfSentence,
  })
  const { values } = formik
  const before = base ? toValues(base.job) : initialValues
  const isDirty = changedNames(before, values).length > 0

  const dropMine = () => {
    if (!theirs) return
    takeTheirs()
    formik.resetForm({ values: toValues(theirs.job) })
    // The editors of the descriptions hold texts of their own.
    setEdition((last) => last + 1)
  }

  return (
    <FormikProvider value={formik}>
      <LeaveGuard isDirty={isDirty} mayLeave={() => isSaved.current} />
      <EditorLayout
        form={
          <form {...formProps} aria-label="Job">
            <Box key={edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <JobSections isNew={base === undefined} />
            </Box>
            <FormBar
              problem={problem}
              // Not of a form that has hardly been begun.
              warning={values.position.trim() === '' || hasDescription(values) ? undefined : NO_DESCRIPTION}
              errorCount={errorCount}
              conflict={
                theirs ? (
                  <ConflictNotice
                    subject="this job"
                    who={whoOf(theirs)}
                    before={before}
                    typed={values}
                    theirs={toValues(theirs.job)}
                    labelOf={labelOf}
                    isSaving={pressed === 'save'}
                    onKeepMine={() => void submit({ isOver: true })}
                    onTakeTheirs={dropMine}
                  />
                ) : null
              }
            >
              <GoButton to={base ? jobPath(`${base.job.job_id}`) : JOBS_PATH}>Cancel</GoButton>
              <Button
                variant={isDraft ? 'outlined' : 'contained'}
                loading={pressed === 'save'}
                disabled={pressed === 'publish'}
                onClick={() => void submit()}
              >
                {isDraft ? 'Save as draft' : 'Save'}
              </Button>
              {isDraft ? (
                <Button
                  variant="contained"
                  loading={pressed === 'publish'}
                  disabled={pressed === 'save'}
                  onClick={() => void submit({ isPublishing: true })}
                >
                  Publish
                </Button>
              ) : null}
            </FormBar>
          </form>
        }
        preview={<JobPreview values={values} />}
      />
    </FormikProvider>
  )
}
