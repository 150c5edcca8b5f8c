import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { todayInIndia } from '@/domain/site/calendar'
import type { PlacementDetails, Submission } from '@/domain/submissions/inbox'
import { interviewPlaces } from './interviewPlaces'
import { cleanPlacement, placementOfJob } from '@/domain/submissions/placements'
import type { SubmissionState } from '@/domain/submissions/states'
import { type ChoiceFields, choicesOf } from '@/domain/submissions/telling'
import { contentApi } from '../../../api/contentApi'
import { jobsApi } from '../../../api/jobsApi'
import { toSendApi, type Telling } from '../../../api/toSendApi'
import { answerChanged, type AnswerDraft, type Answers } from '../../../store/drafts'
import { useOfficeDispatch } from '../../../store/store'

const textOf = (value: string | number | null | undefined) => `${value ?? ''}`.trim()

/** The values that the fields of a state begin with: of the job, the offices and what was stored before. */
const useFirstValues = ({ row, invitation, placement }: Submission, state: SubmissionState) => {
  const { i18n } = useLingui()
  const [today] = useState(() => todayInIndia(Date.now()))
  const isInvited = state === 'interview'
  const isOfJob = isInvited || state === 'joined' || state === 'sent_to_employer'
  const { data: { job } = {} } = jobsApi.useGetJobQuery(row.jobId, { skip: !isOfJob || row.jobId === '' })
  const { data: offices = [] } = contentApi.useGetContentQuery('offices', { skip: !isInvited })
  const { places, first } = interviewPlaces(job, offices)
  const placed = (): PlacementDetails => ({
    employer: '',
    pay: '',
    ...(job && placementOfJob(job, i18n)),
    jobId: row.jobId,
    position: row.about,
    joinedOn: today,
    leftOn: '',
    ...(placement && cleanPlacement(placement)),
  })
  const values: ChoiceFields = {
    ...(isInvited && {
      // Another day was asked for.
      day: (invitation?.answer !== 'another_day' && invitation?.day) || '',
      time: invitation?.time ?? '',
      place: invitation?.place ?? first,
      bring: invitation?.bring ?? textOf(job?.walk_in_bring),
    }),
    ...(state === 'sent_to_employer' && { recipient: textOf(job?.company_name) }),
    ...(state === 'joined' && placed()),
  }
  return { places, values }
}

/** Neither the employer nor the placement is part of the text. */
const isInText = (change: AnswerDraft) =>
  ['language', 'reason', 'similar', 'also', 'day', 'time', 'place', 'bring'].some((name) => name in change)

/** The answer of a submission in a state: the text that the server makes of the choices, until it is changed by hand. */
export const useAnswer = (submission: Submission, { state, drafts: byState }: Answers) => {
  const { reference } = submission.row
  const draft = byState[state] ?? {}
  const dispatch = useOfficeDispatch()
  const { places, values: first } = useFirstValues(submission, state)
  const values = { ...first, ...draft }
  const choices = { ...choicesOf(state, values), also: draft.also }
  // As text, so that the same choices are the same value.
  const debounced = useDebouncedValue(JSON.stringify({ references: [reference], ...choices }))
  const query = toSendApi.usePreviewTellingQuery(JSON.parse(debounced) as Telling, {
    refetchOnMountOrArgChange: true,
  })
  const ready = query.data?.first ?? undefined
  const store = (changed: AnswerDraft) => void dispatch(answerChanged({ reference, draft: changed }))
  const takeReady = () => store({ ...draft, text: undefined, isTextOutdated: false })

  return {
    query,
    ready,
    draft,
    values,
    places,
    language: draft.language ?? ready?.language ?? 'en',
    text: draft.text ?? ready?.text ?? '',
    /** Changes a choice. A text changed by hand stays as it is. */
    choose: (change: AnswerDraft) =>
      store({
        ...draft,
        ...change,
        isTextOutdated: draft.isTextOutdated || (draft.text !== undefined && isInText(change)),
      }),
    type: (text: string) => (text === ready?.text ? takeReady() : store({ ...draft, text })),
    /** Discards changes made by hand. */
    takeReady,
    message: {
      ...choices,
      ...(draft.text !== undefined && { text: draft.text }),
      ...(state === 'joined' && { placement: cleanPlacement(values as PlacementDetails) }),
    },
  }
}
