import { useRef } from 'react'
import { answerWays, isToldState } from '@/domain/office/answers'
import type { AccountName, PlacementDetails, Submission } from '@/domain/office/inbox'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { stateLabel, type SubmissionState } from '@/domain/office/states'
import { placementsApi } from '../../../api/placementsApi'
import { submissionsApi, type Message, type RowChange } from '../../../api/submissionsApi'
import { CONFLICT, messageOf, type OfficeError, type RequestError } from '../../../api/officeError'
import { useNotify } from '../../../components/Notices'
import { useWhatsAppWindow } from '../../../components/tell/useTell'
import { answerClosed, answerOpened } from '../../../store/drafts'
import { useOfficeDispatch, useOfficeStore } from '../../../store/store'

/** A message, and the number with which WhatsApp opens. */
type Written = { message: Omit<Message, 'way'>; whatsapp: string }

type Told = { data?: Submission; error?: RequestError; whatsapp?: string }

const personOf = ({ row: { name } }: Submission) => name || 'No name'

const conflict = (message: string): OfficeError => ({ code: CONFLICT, message })

const gone = conflict('There is no such submission. It may have been erased.')

/** The sentence for a message that was written for another state. */
const movedOn = ({ row: { state, kind } }: Submission) =>
  `The state is '${stateLabel(state, kind)}' now. Nothing was told.`

const UNDO_LEAVES = 'Undo changes the state back; it does not take back what was told.'

/** The way a message went out, as it follows the name of the person. */
const toldHow = (way: Message['way']) =>
  way === 'later' ? "on the list 'To tell'" : `told ${answerWays[way]}`

/** Changes an open submission at once, with Undo. Each change waits for the one before, as it needs its version. */
export const useSubmissionChanges = (reference: string) => {
  const store = useOfficeStore()
  const dispatch = useOfficeDispatch()
  const [change] = submissionsApi.useChangeSubmissionMutation()
  const [sendTags] = submissionsApi.useSetTagsMutation()
  const [tell] = submissionsApi.useTellMutation()
  const [save] = placementsApi.useSavePlacementMutation()
  const openWindow = useWhatsAppWindow()
  const notify = useNotify()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const undoable = useRef<{ notice: string; takeBack: () => void }>(undefined)

  const inTurn = <Result>(work: (now: Submission) => Result) => {
    const turn = last.current.then(() => {
      const now = submissionsApi.endpoints.getSubmission.select(reference)(store.getState()).data
      return now && work(now)
    })
    last.current = turn
    return turn
  }

  const takeBack = (done: Submission, back: RowChange) => {
    undoable.current = undefined
    void inTurn((now) => {
      const { kind, state, assignee } = now.row
      if (state !== done.row.state || assignee?.id !== done.row.assignee?.id)
        return notify.warning(`${describeChanges(changesSince(now, done.version), kind)} Nothing was undone.`)
      if (back.state) dispatch(answerClosed(reference))
      return notify.attempt(change({ reference, version: now.version, ...back }))
    })
  }

  const apply = (changes: RowChange, describe: (now: Submission) => string) =>
    void inTurn(async (now) => {
      const { state, assignee } = now.row
      if (changes.state === state) return
      const { data, error } = await change({ reference, version: now.version, ...changes })
      if (error) {
        if (changes.state) dispatch(answerClosed(reference))
        notify.warning(messageOf(error))
        return
      }
      const undo = () => takeBack(data, changes.state === undefined ? { assignee } : { state })
      const notice = notify.offerUndo(describe(data), undo)
      if (changes.state) undoable.current = { notice, takeBack: undo }
    })

  /** Opens the answer that belongs to a state. */
  const openAnswer = (state: SubmissionState, { takesFocus = false } = {}) => {
    dispatch(answerOpened({ reference, state, isFocusDue: takesFocus }))
  }

  return {
    openAnswer,
    setState: (state: SubmissionState, options?: { takesFocus: boolean }) => {
      apply({ state }, (now) => `${personOf(now)}: ${stateLabel(state, now.row.kind)}`)
      if (isToldState(state)) openAnswer(state, options)
      else dispatch(answerClosed(reference))
    },
    assign: (assignee: AccountName | null) =>
      apply(
        { assignee },
        (now) => `${personOf(now)}: ${assignee ? `given to ${assignee.name}` : 'unassigned'}`,
      ),
    setTags: (tags: string[]) =>
      void inTurn(({ version }) => notify.attempt(sendTags({ reference, version, tags }))),
    /** Stores a placement and closes the answer without telling it. */
    record: async (placement: PlacementDetails): Promise<RequestError | undefined> => {
      const recorded = await inTurn(({ version }) => save({ reference, version, ...placement }))
      if (!recorded?.data) return recorded?.error ?? gone
      dispatch(answerClosed(reference))
      notify.success(`${personOf(recorded.data)}: placement recorded, nothing told`)
      return undefined
    },
    /** Tells the message of `write`, unless the state has changed by now. */
    tell: async (state: SubmissionState, way: Message['way'], write: () => Promise<Written>) => {
      const chat = way === 'whatsapp' ? openWindow() : undefined
      const told = await inTurn(async (now): Promise<Told> => {
        if (now.row.state !== state) return { error: conflict(movedOn(now)) }
        const { message, whatsapp } = await write()
        return { ...(await tell({ reference, version: now.version, way, ...message })), whatsapp }
      })
      const { data, error = gone, whatsapp = '' } = told ?? {}
      if (!data) {
        chat?.close()
        return error
      }
      chat?.lead(whatsapp, data.answers[0]?.text ?? '')
      const text = `${personOf(data)}: ${toldHow(way)}`
      if (undoable.current === undefined) notify.success(text)
      else {
        notify.dismiss(undoable.current.notice)
        notify.offerUndo(`${text}. ${UNDO_LEAVES}`, undoable.current.takeBack)
        undoable.current = undefined
      }
      return undefined
    },
  }
}

export type SubmissionChanges = ReturnType<typeof useSubmissionChanges>
