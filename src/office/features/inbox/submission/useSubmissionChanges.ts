import { useRef } from 'react'
import {
  submissionStates,
  type AccountName,
  type Submission,
  type SubmissionState,
} from '@/domain/office/inbox'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { messageOf } from '../../../api/officeError'
import {
  submissionsApi,
  useChangeSubmissionMutation,
  useSetTagsMutation,
  type RowChange,
} from '../../../api/submissionsApi'
import { useNotify } from '../../../components/Notices'
import { useOfficeStore } from '../../../store/hooks'

/**
 * Changes an open submission: it shows at once, can be undone, and says so where another account was faster. Each change
 * waits for the one before, as that makes the version which the next one is of.
 */
export const useSubmissionChanges = (submission: Submission) => {
  const { reference, name } = submission.row
  const person = name || 'No name'
  const store = useOfficeStore()
  const [change] = useChangeSubmissionMutation()
  const [sendTags] = useSetTagsMutation()
  const notify = useNotify()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = (work: (now: Submission) => unknown) => {
    const read = submissionsApi.endpoints.getSubmission.select(reference)
    last.current = last.current.then(() => work(read(store.getState()).data ?? submission))
  }

  const takeBack = (done: Submission, back: RowChange) =>
    inTurn((now) => {
      if (now.row.state === done.row.state && now.row.assignee?.id === done.row.assignee?.id)
        return notify.attempt(change({ reference, version: now.version, ...back }))
      return notify.warning(`${describeChanges(changesSince(now, done.version))} It stays as it is.`)
    })

  const apply = (changes: RowChange, text: string) =>
    inTurn(async ({ row: { state, assignee }, version }) => {
      const { data, error } = await change({ reference, version, ...changes })
      const back = changes.state === undefined ? { assignee } : { state }
      if (error) notify.warning(messageOf(error))
      else notify.offerUndo(text, () => takeBack(data, back))
    })

  return {
    setState: (state: SubmissionState) => apply({ state }, `${person}: ${submissionStates[state]}`),
    assign: (assignee: AccountName | null) =>
      apply({ assignee }, `${person}: given to ${assignee?.name ?? 'nobody'}`),
    setTags: (tags: string[]) =>
      inTurn(({ version }) => notify.attempt(sendTags({ reference, version, tags }))),
  }
}
