import { useRef } from 'react'
import { answerWays, isToldState, type ToldState } from '@/domain/submissions/answers'
import type { AccountName, Submission } from '@/domain/submissions/inbox'
import { changesSince, describeChanges } from '@/domain/submissions/inboxChange'
import { stateLabel, type SubmissionState } from '@/domain/submissions/states'
import type { Message } from '@/domain/submissions/telling'
import { submissionsApi, type RowChange } from '../../../api/submissionsApi'
import { CONFLICT, messageOf, type OfficeError, type RequestError } from '../../../api/officeError'
import { useNotify } from '../../../components/Notices'
import { useWhatsAppWindow } from '../../../components/tell/useWhatsAppWindow'
import { answerClosed, answerOpened } from '../../../store/drafts'
import { useOfficeDispatch, useOfficeStore } from '../../../store/store'

/** A message written in a state of the submission, and what WhatsApp opens with. */
type Written = { message: Message; since?: string; chat: { digits: string; text: string } }

const personOf = ({ row: { name } }: Submission) => name || 'No name'

const conflict = (message: string): OfficeError => ({ code: CONFLICT, message })

const gone = conflict('There is no such submission. It may have been erased.')

/** The way a message goes out, as it follows the name of the person. A mail has not left yet. */
const toldHow = (way: Message['way']) => {
  if (way === 'later') return "on the list 'To send'"
  return way === 'email' ? `${answerWays.email}, waits to be sent` : `told ${answerWays[way]}`
}

/** Changes an open submission at once, with Undo. Each change waits for the one before, as it needs its version. */
export const useSubmissionChanges = (reference: string) => {
  const store = useOfficeStore()
  const dispatch = useOfficeDispatch()
  const [change] = submissionsApi.useChangeSubmissionMutation()
  const [sendTags] = submissionsApi.useSetTagsMutation()
  const [tell] = submissionsApi.useTellMutation()
  const openWindow = useWhatsAppWindow()
  const notify = useNotify()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  const inTurn = <Result>(work: (now: Submission) => Result) => {
    const turn = last.current.then(() => {
      const now = submissionsApi.endpoints.getSubmission.select(reference)(store.getState()).data
      return now && work(now)
    })
    last.current = turn
    return turn
  }

  const takeBack = (done: Submission, back: RowChange) => {
    void inTurn((now) => {
      const { kind, state, assignee } = now.row
      if (state !== done.row.state || assignee?.id !== done.row.assignee?.id)
        return notify.warning(`${describeChanges(changesSince(now, done.version), kind)} Nothing was undone.`)
      return notify.attempt(change({ reference, version: now.version, ...back }))
    })
  }

  const apply = (changes: RowChange, describe: (now: Submission) => string) =>
    void inTurn(async (now) => {
      const { state, assignee } = now.row
      if (changes.state === state) return
      const { data, error } = await change({ reference, version: now.version, ...changes })
      if (error) notify.warning(messageOf(error))
      else
        notify.offerUndo(describe(data), () =>
          takeBack(data, changes.state === undefined ? { assignee } : { state }),
        )
    })

  /** Opens the answer that belongs to a state: telling it, now or later, sets the state. */
  const openAnswer = (state: ToldState, { takesFocus = false } = {}) =>
    void inTurn(({ row }) =>
      dispatch(answerOpened({ reference, state, since: row.stateAt, isFocusDue: takesFocus })),
    )

  return {
    openAnswer,
    setState: (state: SubmissionState, options?: { takesFocus: boolean }) => {
      if (isToldState(state)) return openAnswer(state, options)
      dispatch(answerClosed(reference))
      return apply({ state }, (now) => `${personOf(now)}: ${stateLabel(state, now.row.kind)}`)
    },
    assign: (assignee: AccountName | null) =>
      apply(
        { assignee },
        (now) => `${personOf(now)}: ${assignee ? `given to ${assignee.name}` : 'unassigned'}`,
      ),
    setTags: (tags: string[]) =>
      void inTurn(({ version }) => notify.attempt(sendTags({ reference, version, tags }))),
    /** Tells a message, unless the state has changed since it was begun. */
    tell: async ({ message, since, chat }: Written): Promise<RequestError | undefined> => {
      const { way } = message
      const opened = way === 'whatsapp' ? openWindow(chat.digits, chat.text) : undefined
      const told = await inTurn(async (now): Promise<{ data?: Submission; error?: RequestError }> => {
        const { state, stateAt, kind } = now.row
        // It was written for another state.
        if (since !== undefined && stateAt !== since)
          return { error: conflict(`The state is '${stateLabel(state, kind)}' now. Nothing was told.`) }
        return tell({ reference, version: now.version, ...message })
      })
      const { data, error = gone } = told ?? {}
      if (!data) {
        opened?.close()
        return error
      }
      void opened?.lead(data.answers[0]?.text ?? '')
      notify.success(`${personOf(data)}: ${stateLabel(message.state, data.row.kind)}, ${toldHow(way)}`)
      return undefined
    },
  }
}

export type SubmissionChanges = ReturnType<typeof useSubmissionChanges>
