import { useLingui } from '@lingui/react'
import { todayInIndia } from '@/domain/calendar'
import type { InvitationDetails, PlacementDetails, Submission } from '@/domain/office/inbox'
import { interviewPlaces } from '@/domain/office/interviewPlaces'
import { cleanPlacement, placementOfJob } from '@/domain/office/placements'
import type { SubmissionState } from '@/domain/office/states'
import { contentApi } from '../../../api/contentApi'
import { jobsApi } from '../../../api/jobsApi'
import type { AnswerDraft } from '../../../store/drafts'

const textOf = (value: string | number | null | undefined) => `${value ?? ''}`.trim()

/** The fields above an answer in some states, filled from the job, the offices and what was stored before. */
export const useDetails = ({ row, invitation, placement }: Submission, state: SubmissionState) => {
  const { i18n } = useLingui()
  const [isInvited, hasJoined, isSent] = ['interview', 'joined', 'sent_to_employer'].map(
    (one) => state === one,
  )
  const { data: { job } = {} } = jobsApi.useGetJobQuery(row.jobId, {
    skip: !(isInvited || hasJoined || isSent) || row.jobId === '',
  })
  const { data: offices = [] } = contentApi.useGetContentQuery('offices', { skip: !isInvited })
  const { places, first } = interviewPlaces(job, offices)

  return {
    /** The places to choose from, the likeliest first. */
    places,
    invitationOf: (draft: AnswerDraft): InvitationDetails => ({
      // Another day was asked for.
      day: (invitation?.answer !== 'another_day' && invitation?.day) || '',
      time: invitation?.time ?? '',
      place: invitation?.place ?? first,
      bring: invitation?.bring ?? textOf(job?.walk_in_bring),
      ...draft.invitation,
    }),
    /** To whom it was sent: the employer of the job, unless another is named. */
    recipientOf: (draft: AnswerDraft) => draft.recipient ?? textOf(job?.company_name),
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
