import { jobsApi } from '../../api/jobsApi'
import { useNotify } from '../../components/Notices'
import type { JobState } from '@/domain/office/jobs'

type Closing = { id: string; position: string; state: JobState }

const named = (jobs: readonly Closing[]) =>
  jobs.length === 1 ? `${jobs[0]?.position ?? 'The job'} is` : `${jobs.length} jobs are`

/** Closes jobs at once, and offers to take it back: each job gets the state that it had. */
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

  /** Resolves with the number of applicants who still wait; undefined if the jobs were not closed. */
  const close = async (jobs: readonly Closing[], onUndo?: () => void) => {
    const request = closeJobs(jobs.map(({ id }) => id))
    if (!(await notify.attempt(request))) return undefined
    notify.offerUndo(`${named(jobs)} closed.`, () => void undo(jobs, onUndo))
    return (await request).data?.waiting
  }

  return { close, isClosing: isLoading }
}
