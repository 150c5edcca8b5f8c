import { useLingui } from '@lingui/react'
import { todayInIndia } from '@/domain/calendar'
import { namesPlace } from '@/domain/compareText'
import { dayInWords, timeInWords } from '@/domain/invitation'
import type { Language } from '@/domain/languages'
import type { FieldValues } from '@/domain/office/answers'
import type { InvitationDetails, PlacementDetails, Submission } from '@/domain/office/inbox'
import { cleanInvitation, invitationProblems } from '@/domain/office/invitations'
import { cleanPlacement, placementOfJob } from '@/domain/office/placements'
import type { SubmissionState } from '@/domain/office/states'
import { contentApi } from '../../../api/contentApi'
import { jobsApi } from '../../../api/jobsApi'
import type { AnswerDraft } from '../../../store/drafts'

const textOf = (value: string | number | null | undefined) => `${value ?? ''}`.trim()

/** The fields above an answer in some states, filled from the job, the offices and what was stored before. */
export const useDetails = ({ row, invitation, placement }: Submission, state: SubmissionState) => {
  const { i18n } = useLingui()
  const [isInvited, hasJoined] = [state === 'interview', state === 'joined']
  const { data: { job } = {} } = jobsApi.useGetJobQuery(row.jobId, {
    skip: !(isInvited || hasJoined) || row.jobId === '',
  })
  const { data: offices = [] } = contentApi.useGetContentQuery('offices', { skip: !isInvited })
  const addresses = offices.map(({ values }) => textOf(values.address))
  const near = addresses.filter((address) => namesPlace(address, textOf(job?.location)))
  const places = [...new Set([textOf(job?.walk_in_address), ...near, ...addresses])].filter(Boolean)

  return {
    /** The places to choose from, the likeliest first. */
    places,
    invitationOf: (draft: AnswerDraft): InvitationDetails => ({
      day: invitation?.day ?? '',
      time: invitation?.time ?? '',
      place: invitation?.place ?? places[0] ?? '',
      bring: invitation?.bring ?? textOf(job?.walk_in_bring),
      ...draft.invitation,
    }),
    placementOf: (draft: AnswerDraft): PlacementDetails => ({
      ...(job ? placementOfJob(job, i18n) : { employer: '', pay: '' }),
      jobId: row.jobId,
      position: row.about,
      joinedOn: todayInIndia(Date.now()),
      leftOn: '',
      ...(placement && cleanPlacement(placement)),
      ...draft.placement,
    }),
  }
}

/** The fields of an invitation in a text, as far as they are filled in. */
export const invitationValues = (written: InvitationDetails, language: Language): FieldValues => {
  const { day, time, place, bring } = cleanInvitation(written)
  const wrong = new Set(invitationProblems({ day, time, place, bring }, '').map(({ field }) => field))
  return {
    ...(wrong.has('day') ? {} : { date: dayInWords(day, language) }),
    ...(wrong.has('time') ? {} : { time: timeInWords(time, language) }),
    ...(place && { where: place }),
    ...(bring && { bring }),
  }
}
