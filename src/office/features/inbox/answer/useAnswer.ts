import { useDebouncedValue } from '@/components/useDebouncedValue'
import type { Submission } from '@/domain/office/inbox'
import { toTellApi, type Telling } from '../../../api/toTellApi'
import { answerChanged, type AnswerDraft, type Answers } from '../../../store/drafts'
import { useOfficeDispatch } from '../../../store/store'
import { useDetails } from './useDetails'

/** Neither the employer nor the placement stands in the text. */
const isInText = ({ recipient, placement }: AnswerDraft) => recipient === undefined && placement === undefined

/** The answer of a submission in a state: the text that the server makes of the choices, until it is changed by hand. */
export const useAnswer = (submission: Submission, { state, drafts: byState }: Answers) => {
  const { reference } = submission.row
  const draft = byState[state] ?? {}
  const dispatch = useOfficeDispatch()
  const { places, invitationOf, placementOf, recipientOf } = useDetails(submission, state)
  const choices = {
    state,
    language: draft.language,
    reason: draft.reason,
    similar: draft.hasSimilar,
    also: draft.also,
    ...(state === 'interview' && { invitation: invitationOf(draft) }),
    ...(state === 'sent_to_employer' && { recipient: recipientOf(draft) }),
  }
  // As text, so that the same choices are the same value.
  const rested = useDebouncedValue(JSON.stringify({ references: [reference], ...choices }))
  const query = toTellApi.usePreviewTellingQuery(JSON.parse(rested) as Telling, {
    refetchOnMountOrArgChange: true,
  })
  const ready = query.data?.first ?? undefined
  const store = (changed: AnswerDraft) => void dispatch(answerChanged({ reference, draft: changed }))

  return {
    query,
    ready,
    draft,
    language: draft.language ?? ready?.language ?? 'en',
    text: draft.text ?? ready?.text ?? '',
    places,
    invitation: invitationOf(draft),
    placement: placementOf(draft),
    recipient: recipientOf(draft),
    /** Changes a choice. A text changed by hand stays as it is. */
    choose: (change: AnswerDraft) =>
      store({
        ...draft,
        ...change,
        isBehind: draft.isBehind || (draft.text !== undefined && isInText(change)),
      }),
    type: (text: string) =>
      store(text === ready?.text ? { ...draft, text: undefined, isBehind: false } : { ...draft, text }),
    /** Discards changes made by hand. */
    takeReady: () => store({ ...draft, text: undefined, isBehind: false }),
    message: {
      ...choices,
      ...(draft.text !== undefined && { text: draft.text }),
      ...(state === 'joined' && { placement: placementOf(draft) }),
    },
  }
}
