import { withOtherJobs } from '@/domain/office/answers'
import type { Submission, SubmissionDrafts } from '@/domain/office/inbox'
import { submissionsApi } from '../../../api/submissionsApi'
import { answerChanged, type AnswerDraft, type Answers } from '../../../store/drafts'
import { useOfficeDispatch } from '../../../store/store'
import { carriedOver, readyText } from './answerText'
import { invitationValues, useDetails } from './useDetails'

/** The answer of a submission in a state: the ready text, until it is changed by hand. */
export const useAnswer = (submission: Submission, { state, drafts: byState }: Answers) => {
  const { reference } = submission.row
  const draft = byState[state] ?? {}
  const dispatch = useOfficeDispatch()
  const query = submissionsApi.useGetDraftsQuery({ reference, state }, { refetchOnMountOrArgChange: true })
  const { places, invitationOf, placementOf } = useDetails(submission, state)
  const drafts = query.currentData
  const language = draft.language ?? drafts?.language ?? 'en'

  const readyFrom = (from: SubmissionDrafts, of: AnswerDraft) =>
    withOtherJobs(
      readyText(
        from,
        of,
        state === 'interview' ? invitationValues(invitationOf(of), of.language ?? from.language) : {},
      ),
      of.language ?? from.language,
      submission.row,
      from.samePerson.filter((other) => of.also?.includes(other.reference)),
    )
  const readyOf = (of: AnswerDraft) => drafts && readyFrom(drafts, of)

  const store = (changed: AnswerDraft) => void dispatch(answerChanged({ reference, draft: changed }))

  return {
    query,
    drafts,
    draft,
    language,
    text: draft.text ?? readyOf(draft) ?? '',
    places,
    invitation: invitationOf(draft),
    placement: placementOf(draft),
    /** Changes a choice and the text with it. In a text changed by hand only the part of the choice is replaced. */
    choose: (change: AnswerDraft) => {
      const next = { ...draft, ...change }
      const [before, after] = [readyOf(draft), readyOf(next)]
      if (draft.text === undefined || before === after) store(next)
      else {
        const carried = carriedOver(draft.text, before ?? '', after ?? '')
        store({ ...next, text: carried ?? draft.text, isBehind: carried === undefined })
      }
    },
    type: (text: string) =>
      store(text === readyOf(draft) ? { ...draft, text: undefined, isBehind: false } : { ...draft, text }),
    /** Discards changes made by hand. */
    takeReady: () => store({ ...draft, text: undefined, isBehind: false }),
    /** The message, and the number for WhatsApp. A key may be pressed before the ready text is loaded. */
    write: async () => {
      const from = drafts ?? (await query.refetch()).data
      const message = {
        text: draft.text ?? (from ? readyFrom(from, draft) : ''),
        ...(draft.also?.length && { also: draft.also }),
        ...(state === 'interview' && { invitation: invitationOf(draft) }),
        ...(state === 'joined' && { placement: placementOf(draft) }),
      }
      return { message, whatsapp: from?.whatsapp ?? '' }
    },
  }
}
