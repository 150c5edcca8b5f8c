import { useRef } from 'react'
import { answerWays, isToldState, type ToldState } from '@/domain/submissions/answers'
import type { AccountName, Submission } from '@/domain/submissions/inbox'
import { changesSince, describeChanges } from '@/domain/submissions/inboxChange'
import { stateLabel, type SubmissionState } from '@/domain/submissions/states'
import type { Message } from '@/domain/submissions/telling'
import { copyText } from '../../../components/buttons'
import { useNotify } from '../../../components/Notices'
import { submissionsApi, type RowChange } from '../../../api/submissionsApi'
import { CONFLICT, messageOf, type OfficeError, type RequestError } from '../../../api/officeError'
import { answerClosed, answerOpened } from '../../../store/drafts'
import { useOfficeDispatch, useOfficeStore } from '../../../store/store'
import { sentWords } from './parts'

/** Chrome on Windows drops app links longer than 2,048 characters. */
const LINK_CHARACTERS_MAX = 2000

/** A chat link with the text; without it if too long. */
const chatLink = (digits: string, text: string) => {
  const chat = `https://wa.me/${digits}`
  const link = `${chat}?text=${encodeURIComponent(text)}`
  return link.length > LINK_CHARACTERS_MAX ? { link: chat, isWhole: false } : { link, isWhole: true }
}

/**
 * Opens an empty window for WhatsApp at once, because browsers allow it only during a key press or a click. Copies the text
 * if it is too long for a link, or if no window opened.
 */
const useWhatsAppWindow = () => {
  const notify = useNotify()
  return (digits: string, shown: string) => {
    const opened = window.open('', '_blank')
    // WhatsApp must not reach this page.
    if (opened) opened.opener = null
    const copied = opened && chatLink(digits, shown).isWhole ? undefined : copyText(shown)
    return {
      /** Opens the chat with the text that was stored. */
      lead: async (text: string) => {
        if (opened) opened.location.href = chatLink(digits, text).link
        if (!copied) return
        const why = opened ? 'The message is too long for a link' : 'Your browser did not open WhatsApp'
        if (await copied) notify.success(`${why}, so it was copied. Paste it into the chat.`)
        else notify.warning(`${why}. Copy it from the submission into the chat.`)
      },
      close: () => opened?.close(),
    }
  }
}

/** A message for a state, and what WhatsApp opens with. */
type Written = { message: Message; since?: string; chat: { digits: string; text: string } }

const personOf = ({ row: { name } }: Submission) => name || 'No name'

const conflict = (message: string): OfficeError => ({ code: CONFLICT, message })

const gone = conflict('There is no such submission. It may have been erased.')

/** How a message went out, after the person's name. An e-mail has not left yet. */
const sentHow = (way: Message['way']) => {
  if (way === 'later') return "on the list 'To send'"
  return way === 'email' ? `${answerWays.email}, waits to be sent` : sentWords[way]
}

/** Changes an open submission at once, with Undo. Changes run one after another, because each needs the latest version. */
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

  /** Opens the message for a state: sending it, now or later, sets the state. */
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
        (now) => `${personOf(now)}: ${assignee ? `assigned to ${assignee.name}` : 'unassigned'}`,
      ),
    setTags: (tags: string[]) =>
      void inTurn(({ version }) => notify.attempt(sendTags({ reference, version, tags }))),
    /** Sends a message, unless the state has changed since it was opened. */
    tell: async ({ message, since, chat }: Written): Promise<RequestError | undefined> => {
      const { way } = message
      const opened = way === 'whatsapp' ? openWindow(chat.digits, chat.text) : undefined
      const told = await inTurn(async (now): Promise<{ data?: Submission; error?: RequestError }> => {
        const { state, stateAt, kind } = now.row
        // It was written for another state.
        if (since !== undefined && stateAt !== since)
          return { error: conflict(`The state is '${stateLabel(state, kind)}' now. Nothing was sent.`) }
        return tell({ reference, version: now.version, ...message })
      })
      const { data, error = gone } = told ?? {}
      if (!data) {
        opened?.close()
        return error
      }
      void opened?.lead(data.answers[0]?.text ?? '')
      notify.success(`${personOf(data)}: ${stateLabel(message.state, data.row.kind)}, ${sentHow(way)}`)
      return undefined
    },
  }
}

export type SubmissionChanges = ReturnType<typeof useSubmissionChanges>
