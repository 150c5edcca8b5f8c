import { todayInIndia } from '@/domain/site/calendar'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import { cleanPlacement, placementLabel, placementProblems } from '@/domain/submissions/placements'
import type { ListedEntry } from '../../repositories/office/inboxList'
import { invalid, Refusal } from '../../config/refusal'
import { type Body, typedText } from '../readRequest'

const JOB_ID_CHARACTERS_MAX = 64

type Of = Pick<ListedEntry, 'state' | 'jobId' | 'about' | 'receivedAt'>

const NOT_JOINED = "A placement is recorded once the state is 'Joined'."

/** Reads the details of a placement; the job is that of the submission unless another is given. Throws a Refusal that says what is wrong with each. */
export const placementIn = (body: Body, of: Of, now: Date): PlacementDetails => {
  if (of.state !== 'joined') throw new Refusal(409, NOT_JOINED)
  const { jobId = of.jobId, position = of.about, employer, joinedOn, pay = '', leftOn = '' } = body
  const details = cleanPlacement({
    jobId: typedText(jobId).slice(0, JOB_ID_CHARACTERS_MAX),
    position: typedText(position),
    employer: typedText(employer),
    joinedOn: typedText(joinedOn),
    pay: typedText(pay),
    leftOn: typedText(leftOn),
  })
  const [sentOn, today] = [todayInIndia(Date.parse(of.receivedAt)), todayInIndia(now.getTime())]
  const problems = placementProblems(details, sentOn, today)
  if (problems.length > 0) throw invalid(problems, placementLabel)
  return details
}
