import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { JobState } from '@/domain/office/jobs'
import { counted } from '@/domain/text/display'
import { waitingStates } from '@/domain/submissions/states'
import { jobsApi } from '../../api/jobsApi'
import { useNotify } from '../../components/Notices'
import { messageOf } from '../../api/officeError'
import { submissionsApi } from '../../api/submissionsApi'
import { useKeptFocus } from '../../components/useKeptFocus'
import { TellManyDialog } from '../../components/tell/TellManyDialog'

type Closing = { id: string; position: string; state: JobState }

const named = (jobs: readonly Closing[]) =>
  jobs.length === 1 ? `${jobs[0]?.position ?? 'The job'} is` : `${jobs.length} jobs are`

/** Closes jobs at once, with Undo: each job gets its state back. */
export const useClosing = () => {
  const [closeJobs, { isLoading }] = jobsApi.useCloseJobsMutation()
  const [changeState] = jobsApi.useChangeJobStateMutation()
  const notify = useNotify()

  const restore = ({ id, state }: Closing) =>
    changeState({ id, action: state === 'paused' ? 'restore' : 'reopen' })

  const undo = async (jobs: readonly Closing[], onUndo?: () => void) => {
    onUndo?.()
    const restored = await Promise.all(jobs.map((job) => notify.attempt(restore(job))))
    if (restored.every(Boolean)) notify.success(`${named(jobs)} restored.`)
  }

  /** Resolves with the number of applicants still waiting; undefined if closing failed. */
  const close = async (jobs: readonly Closing[], onUndo?: () => void) => {
    const request = closeJobs(jobs.map(({ id }) => id))
    if (!(await notify.attempt(request))) return undefined
    notify.offerUndo(`${named(jobs)} closed.`, () => void undo(jobs, onUndo))
    return (await request).data?.waiting
  }

  return { close, isClosing: isLoading }
}

type StillWaitingProps = {
  jobIds: readonly string[]
  waiting: number
  onTold?: () => void
}

export const stillWaiting = (count: number) =>
  `${counted(count, 'applicant')} still ${count === 1 ? 'waits' : 'wait'}`

/** Applicants of closed jobs who still wait, and a message to all. */
export const StillWaiting = ({ jobIds, waiting, onTold }: StillWaitingProps) => {
  const keepFocus = useKeptFocus(waiting > 0)
  const [readReferences] = submissionsApi.useLazyGetReferencesQuery()
  const [references, setReferences] = useState<string[]>()
  const notify = useNotify()
  if (waiting === 0) return null
  const told = () => {
    keepFocus()
    onTold?.()
  }
  const filter = { kind: 'application', job: jobIds, state: waitingStates }
  const begin = async () => {
    const { data, error } = await readReferences(filter)
    if (data) setReferences(data.references)
    else if (error) notify.warning(messageOf(error))
  }
  return (
    <Alert
      severity="info"
      sx={{ flexShrink: 0, mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void begin()}>
          {waiting === 1 ? 'Answer the one who still waits' : `Answer the ${waiting} who still wait`}
        </Button>
      }
    >
      {`${stillWaiting(waiting)} for news about ${jobIds.length === 1 ? 'this job' : 'these jobs'}.`}
      {references ? (
        <TellManyDialog
          selection={{ references, filter }}
          kinds={['application']}
          count={references.length}
          chosen={{ state: 'declined', reason: 'filled' }}
          onClose={() => setReferences(undefined)}
          onTold={told}
        />
      ) : null}
    </Alert>
  )
}
