import { useRef } from 'react'
import {
  submissionStates,
  type AccountName,
  type Submission,
  type InboxRow,
  type SubmissionState,
} from '@/domain/office/inbox'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { codeOf, messageOf } from '../../api/officeError'
import {
  submissionsApi,
  useChangeSubmissionMutation,
  useSetTagsMutation,
  type RowChange,
} from '../../api/submissionsApi'
import { useNotify } from '../../components/Notices'
import { useOfficeDispatch } from '../../store/hooks'

const CONFLICT = 409

type Failure = Parameters<typeof messageOf>[0]

const isSame = (one: InboxRow, other: InboxRow) =>
  one.state === other.state && one.assignee?.id === other.assignee?.id

/**
 * Changes an open submission: it shows at once, can be undone, and says so where another account was faster. Each change
 * waits for the one before, as that makes the version which the next one is of.
 */
export const useSubmissionChanges = (submission: Submission) => {
  const { reference, name } = submission.row
  const person = name || 'No name'
  const dispatch = useOfficeDispatch()
  const [change] = useChangeSubmissionMutation()
  const [sendTags] = useSetTagsMutation()
  const notify = useNotify()
  const last = useRef<Promise<void>>(Promise.resolve())

  const inTurn = (work: (now: Submission) => Promise<void>) => {
    last.current = last.current.then(() => {
      const known = dispatch((_dispatch, getState) =>
        submissionsApi.endpoints.getSubmission.select(reference)(getState()),
      )
      return work(known.data ?? submission)
    })
  }

  const explain = async (error: Failure) => {
    if (codeOf(error) === CONFLICT) {
      const read = submissionsApi.endpoints.getSubmission.initiate(reference, {
        forceRefetch: true,
        subscribe: false,
      })
      await dispatch(read)
    }
    notify.warning(messageOf(error))
  }

  const takeBack = (done: Submission, back: RowChange) =>
    inTurn(async (now) => {
      if (!isSame(now.row, done.row)) {
        notify.warning(`${describeChanges(changesSince(now, done.version))} It stays as it is.`)
        return
      }
      const { error } = await change({ reference, version: now.version, ...back })
      if (error) await explain(error)
    })

  const apply = (changes: RowChange, text: string) =>
    inTurn(async (now) => {
      const { state, assignee } = now.row
      const back = changes.state === undefined ? { assignee } : { state }
      const { data, error } = await change({ reference, version: now.version, ...changes })
      if (error) await explain(error)
      else if (data) notify.offerUndo(text, () => takeBack(data, back))
    })

  return {
    setState: (state: SubmissionState) => apply({ state }, `${person}: ${submissionStates[state]}`),
    assign: (assignee: AccountName | null) =>
      apply({ assignee }, `${person}: given to ${assignee?.name ?? 'nobody'}`),
    setTags: (tags: string[]) =>
      inTurn(async (now) => {
        const { error } = await sendTags({ reference, version: now.version, tags })
        if (error) await explain(error)
      }),
  }
}
