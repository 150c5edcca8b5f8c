import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { YesOrNo } from '@/domain/submissions/inbox'
import { AGAIN, type InterviewRow } from '@/domain/submissions/invitations'
import { submissionsApi } from '../../api/submissionsApi'
import { ConfirmDialog } from '../../components/forms'
import { messageOf, type RequestError } from '../../api/officeError'
import { useNotify } from '../../components/Notices'
import { submissionPath } from '../../paths'
import { answerOpened } from '../../store/drafts'
import { useOfficeDispatch } from '../../store/store'

const nameOf = ({ name }: InterviewRow) => name || 'No name'

const cameWords: Record<YesOrNo, string> = { yes: 'came', no: 'did not come' }

export type InterviewActions = {
  remind: (row: InterviewRow) => void
  /** Opens the submission with an invitation. */
  offer: (row: InterviewRow) => void
  /** Marking the same way twice clears the mark. */
  mark: (row: InterviewRow, came: YesOrNo) => void
}

/** Whether a refused reminder may be confirmed and sent again. */
const mayAgain = (error: RequestError) =>
  'problems' in error && error.problems?.some(({ field }) => field === AGAIN)

/** Sends reminders, asking first if one went out within a day, and marks attendance, with Undo. */
export const useInterviewActions = () => {
  const notify = useNotify()
  const navigate = useNavigate()
  const dispatch = useOfficeDispatch()
  const [send] = submissionsApi.useRemindMutation()
  const [setCame] = submissionsApi.useSetCameMutation()
  const [asked, setAsked] = useState<{ row: InterviewRow; why: string }>()

  const { actions, remindAgain } = useMemo(() => {
    const sendReminder = async (row: InterviewRow, again?: true) => {
      const { id, reference } = row
      const answer = await send({ id, reference, again })
      if (answer.data)
        notify.success(
          answer.data.toSend
            ? `${nameOf(row)} has no e-mail address: the reminder waits in 'To send'.`
            : `${nameOf(row)} will be reminded by e-mail.`,
        )
      return answer
    }
    const mark = (row: InterviewRow, came: YesOrNo) => {
      const { id, reference, came: before } = row
      const wanted = before === came ? '' : came
      const text = `${nameOf(row)} ${wanted === '' ? 'is not marked' : cameWords[wanted]}`
      const set = (value: YesOrNo | '') => setCame({ id, reference, came: value })
      void notify.attemptWithUndo(set(wanted), text, () => set(before))
    }
    const remind = async (row: InterviewRow) => {
      const { error } = await sendReminder(row)
      if (!error) return
      if (mayAgain(error)) setAsked({ row, why: messageOf(error) })
      else notify.warning(messageOf(error))
    }
    const shown: InterviewActions = {
      remind: (row) => void remind(row),
      offer: ({ reference }) => {
        dispatch(answerOpened({ reference, state: 'interview', isFocusDue: true }))
        void navigate(submissionPath(reference))
      },
      mark,
    }
    return { actions: shown, remindAgain: (row: InterviewRow) => sendReminder(row, true) }
  }, [send, setCame, notify, dispatch, navigate])

  return {
    actions,
    question: asked ? (
      <ConfirmDialog
        title={`Remind ${nameOf(asked.row)} again?`}
        submitLabel="Remind again"
        onSubmit={() => remindAgain(asked.row)}
        onClose={() => setAsked(undefined)}
      >
        <Typography>{asked.why}</Typography>
      </ConfirmDialog>
    ) : null,
  }
}
