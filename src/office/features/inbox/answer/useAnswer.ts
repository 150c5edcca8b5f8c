import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { nearOffices } from '@/domain/jobs/nearOffices'
import type { OfficeJobFields } from '@/domain/office/jobs'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { todayInIndia } from '@/domain/site/calendar'
import type { PlacementDetails, Submission } from '@/domain/submissions/inbox'
import { cleanPlacement, placementOfJob } from '@/domain/submissions/placements'
import { newestOf } from '@/domain/submissions/questions'
import type { SubmissionState } from '@/domain/submissions/states'
import { type ChoiceFields, choicesOf, dayToAnswer } from '@/domain/submissions/telling'
import { contentApi } from '../../../api/contentApi'
import { jobsApi } from '../../../api/jobsApi'
import { submissionsApi, type Telling } from '../../../api/submissionsApi'
import { answerChanged, type AnswerDraft, type Answers } from '../../../store/drafts'
import { useOfficeDispatch } from '../../../store/store'

type PlacesOfJob = Pick<OfficeJobFields, 'location' | 'walk_in_address'>

const textOf = (value: string | number | null | undefined) => `${value ?? ''}`.trim()

/**
 * Places for an interview: the job's walk-in, offices nearby, then the rest. `first` is the likeliest; '' if the job has no
 * walk-in and no office is near.
 */
export const interviewPlaces = (
  job: PlacesOfJob | undefined,
  offices: readonly { values: Readonly<Record<string, string>> }[],
) => {
  const all = offices.map(({ values }) => ({ address: textOf(values.address) }))
  const near = nearOffices(textOf(job?.location), all)
  const likely = [textOf(job?.walk_in_address), ...near.map(({ address }) => address)].filter(Boolean)
  const places = [...new Set([...likely, ...all.map(({ address }) => address)])].filter(Boolean)
  return { places, first: likely[0] ?? '' }
}

/** Initial values for a state, from the job, the offices and what was stored. */
const useFirstValues = ({ row, questions, placement }: Submission, state: SubmissionState) => {
  const { i18n } = useLingui()
  const [today] = useState(() => todayInIndia(Date.now()))
  const isInvited = state === 'interview'
  const invitation = newestOf(questions, 'interview')
  const isOfJob = isInvited || state === 'joined' || state === 'asked' || state === 'sent_to_employer'
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
      // The old day goes if another one was asked for.
      day: (invitation?.answer !== 'another_day' && invitation?.day) || '',
      time: invitation?.time ?? '',
      place: invitation?.place ?? first,
      bring: invitation?.bring ?? textOf(job?.walk_in_bring),
    }),
    ...(state === 'asked' && {
      employer: textOf(job?.company_name),
      day: dayToAnswer(today),
    }),
    ...(state === 'sent_to_employer' && {
      recipient: newestOf(questions, 'sending')?.employer ?? textOf(job?.company_name),
      withoutYes: '',
    }),
    ...(state === 'joined' && placed()),
  }
  return { places, values }
}

const IN_TEXT = ['language', 'reason', 'similar', 'also', 'day', 'time', 'place', 'bring']

/** Employer and placement are part of a question's text alone. */
const isInText = (change: AnswerDraft, state: SubmissionState) =>
  [...IN_TEXT, ...(state === 'asked' ? ['employer', 'jobId'] : [])].some((name) => name in change)

/** The message for a state: the server's text for the choices, until it is edited by hand. */
export const useAnswer = (submission: Submission, { state, drafts: byState }: Answers) => {
  const { reference } = submission.row
  const draft = byState[state] ?? {}
  const dispatch = useOfficeDispatch()
  const { places, values: first } = useFirstValues(submission, state)
  const values = { ...first, ...draft }
  const choices = { ...choicesOf(state, values), also: draft.also }
  // As text, so that equal choices are equal.
  const debounced = useDebouncedValue(JSON.stringify({ references: [reference], ...choices }))
  const query = submissionsApi.usePreviewTellingQuery(JSON.parse(debounced) as Telling, {
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
    /** Changes a choice. Edited text stays. */
    choose: (change: AnswerDraft) =>
      store({
        ...draft,
        ...change,
        isTextOutdated: draft.isTextOutdated || (draft.text !== undefined && isInText(change, state)),
      }),
    type: (text: string) => (text === ready?.text ? takeReady() : store({ ...draft, text })),
    takeReady,
    message: {
      ...choices,
      ...(draft.text !== undefined && { text: draft.text }),
      ...(state === 'joined' && { placement: cleanPlacement(values as PlacementDetails) }),
    },
  }
}
