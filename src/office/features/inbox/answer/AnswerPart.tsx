import SendIcon from '@mui/icons-material/SendOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Submission } from '@/domain/office/inbox'
import { showDate } from '../../../components/dates'
import { isNowhere } from '../../../components/useKeptFocus'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'
import { AnswerBox } from './AnswerBox'
import { KeysButton } from './KeysButton'

/** 'Answered 25-11-2026', and what else is known. */
const statusOf = ({ row: { answeredAt, askedAt }, toTell }: Submission) =>
  [
    answeredAt ? `Answered ${showDate(answeredAt)}` : 'Not answered',
    ...(askedAt ? [`Asked ${showDate(askedAt)}`] : []),
    ...(toTell ? ["On the list 'To tell'"] : []),
  ].join(' · ')

type AnswerPartProps = { submission: Submission; changes: SubmissionChanges; onClosed: () => void }

/** Whether an answer was told, and the answer that belongs to the state where it is wanted. */
export const AnswerPart = ({ submission, changes, onClosed }: AnswerPartProps) => {
  const { kind, reference, state } = submission.row
  const answer = useOfficeSelector((stored) => selectAnswer(stored, reference))
  const isOpen = answer?.isOpen ?? false
  const wasOpen = useRef(isOpen)
  const leave = useEffectEvent(onClosed)
  useEffect(() => {
    // The keyboard goes on from the submission, to its state or to the next one.
    if (wasOpen.current && !isOpen && isNowhere(document.activeElement)) leave()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {isOpen ? null : (
          <Button
            size="small"
            variant="outlined"
            startIcon={<SendIcon />}
            onClick={() => changes.openAnswer(state, { takesFocus: true })}
          >
            Tell
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {statusOf(submission)}
        </Typography>
        <KeysButton kind={kind} />
      </Box>
      {answer?.isOpen ? <AnswerBox submission={submission} answer={answer} changes={changes} /> : null}
    </Box>
  )
}
