import { useEffect, useEffectEvent, useRef } from 'react'
import type { Submission } from '@/domain/office/inbox'
import { isNowhere } from '../../../components/useKeptFocus'
import { selectAnswer } from '../../../store/drafts'
import { useOfficeSelector } from '../../../store/store'
import type { SubmissionChanges } from '../submission/useSubmissionChanges'
import { AnswerBox } from './AnswerBox'

type AnswerPartProps = { submission: Submission; changes: SubmissionChanges; onClosed: () => void }

/** The answer that belongs to the state, where it is wanted. */
export const AnswerPart = ({ submission, changes, onClosed }: AnswerPartProps) => {
  const { reference } = submission.row
  const answer = useOfficeSelector((stored) => selectAnswer(stored, reference))
  const isOpen = answer?.isOpen ?? false
  const wasOpen = useRef(isOpen)
  const leave = useEffectEvent(onClosed)
  useEffect(() => {
    // The keyboard goes on from the submission, to its state or to the next one.
    if (wasOpen.current && !isOpen && isNowhere(document.activeElement)) leave()
    wasOpen.current = isOpen
  }, [isOpen])
  return answer?.isOpen ? (
    <AnswerBox key={answer.state} submission={submission} answer={answer} changes={changes} />
  ) : null
}
