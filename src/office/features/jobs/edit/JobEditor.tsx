import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormikProvider, useFormik } from 'formik'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { fieldOfSentence, jobFieldLabels, type JobField, type OfficeJob } from '@/domain/office/jobs'
import { useNotices } from '../../../components/Notices'
import { changedNames, toValues, type JobValues } from '../jobValues'
import { GoButton } from '../GoButton'
import { jobPath, JOBS_PATH } from '../paths'
import { JobPreview } from '../preview/JobPreview'
import { ConflictNotice } from './ConflictNotice'
import { EditorLayout } from './EditorLayout'
import { checkJob, type JobErrors } from './jobRules'
import { JobSections } from './JobSections'
import { LeaveGuard } from './LeaveGuard'
import { useSaving, type Saved } from './useSaving'

type JobEditorProps = {
  /** The job that is changed; none for a new one. */
  opened?: OfficeJob
  initialValues: JobValues
}

type Press = { isPublishing?: boolean; isOver?: boolean }

const fieldNames = Object.keys(jobFieldLabels) as JobField[]

/** The form of a job, new or known, with its preview. */
export const JobEditor = ({ opened, initialValues }: JobEditorProps) => {
  const { base, theirs, save, takeTheirs } = useSaving(opened)
  const [problem, setProblem] = useState<string>()
  const [pressed, setPressed] = useState<'save' | 'publish'>()
  const [edition, setEdition] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const isSaved = useRef(false)
  const navigate = useNavigate()
  const { tell } = useNotices()
  const isDraft = base === undefined || base.state === 'draft'

  const showErrors = (errors: JobErrors) => {
    formik.setErrors(errors)
    const first = fieldNames.find((name) => errors[name] !== undefined)
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  const finish = (saved: Saved, isPublishing: boolean) => {
    if ('problem' in saved) {
      const field = fieldOfSentence(saved.problem)
      if (field) showErrors({ [field]: saved.problem })
      else setProblem(saved.problem || undefined)
      return
    }
    const { job, state } = saved.job
    isSaved.current = true
    tell(
      isPublishing
        ? `${job.position} is published.`
        : `${job.position} is saved${state === 'draft' ? ' as a draft' : ''}.`,
    )
    void navigate(jobPath(`${job.job_id}`), { replace: opened === undefined })
  }

  const submit = async ({ isPublishing = false, isOver = false }: Press = {}) => {
    if (pressed) return
    setProblem(undefined)
    const errors = checkJob(formik.values, isPublishing || base?.state === 'open')
    showErrors(errors)
    if (Object.keys(errors).length > 0) return
    setPressed(isPublishing ? 'publish' : 'save')
    finish(await save(formik.values, { isPublishing, isOver }), isPublishing)
    setPressed(undefined)
  }

  const formik = useFormik({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: () => submit(),
  })
  const { values } = formik
  const before = base ? toValues(base.job) : initialValues
  const isDirty = changedNames(before, values).length > 0
  const errorCount = Object.values(formik.errors).filter(Boolean).length

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
          <form ref={form} aria-label="Job" noValidate onSubmit={formik.handleSubmit}>
            <Box key={edition} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
              <JobSections isNew={base === undefined} />
            </Box>
            <Box
              sx={{
                position: 'sticky',
                bottom: 0,
                zIndex: 2,
                display: 'grid',
                gap: 1,
                mt: 2,
                py: 1.5,
                bgcolor: 'background.default',
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              {theirs ? (
                <ConflictNotice
                  before={before}
                  typed={values}
                  theirs={theirs}
                  isSaving={pressed === 'save'}
                  onKeepMine={() => void submit({ isOver: true })}
                  onTakeTheirs={dropMine}
                />
              ) : null}
              {problem ? <Alert severity="error">{problem}</Alert> : null}
              {errorCount > 0 ? (
                <Alert severity="error">
                  {errorCount === 1
                    ? 'One field needs your attention.'
                    : `${errorCount} fields need your attention.`}
                </Alert>
              ) : null}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
                <GoButton to={base ? jobPath(`${base.job.job_id}`) : JOBS_PATH}>Cancel</GoButton>
                <Button
                  type="submit"
                  variant={isDraft ? 'outlined' : 'contained'}
                  loading={pressed === 'save'}
                  disabled={pressed === 'publish'}
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
              </Box>
            </Box>
          </form>
        }
        preview={<JobPreview values={values} />}
      />
    </FormikProvider>
  )
}
