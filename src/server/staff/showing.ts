import { todayInIndia } from '@/domain/site/calendar'
import type { DisclosureWay } from '@/domain/submissions/inbox'
import { hasState } from '@/domain/submissions/states'
import { foldText } from '@/domain/text/compareText'
import { fieldRefused } from '../config/refusal'
import type { Db } from '../database/schema'
import { openPosition } from '../repositories/lookups'
import { insertDisclosures } from '../repositories/office/disclosures'
import { copiesOf } from '../repositories/office/inboxChanges'
import type { ListedEntry } from '../repositories/office/inboxList'
import { listQuestions } from '../repositories/office/questions'

/** To whom somebody is shown, and why without their yes; '' where they have to have said it. */
export type Showing = { recipient: string; withoutYes: string }

/** Applicants are asked; an employer's enquiry or a message is nobody's resume. */
const needsYes = ({ kind }: ListedEntry) => hasState(kind, 'asked')

/** The question to which an applicant said yes: to this employer, for this job, while it is open, and they have not withdrawn. */
const yesOf = async (db: Db, { reference, jobId, state }: ListedEntry, recipient: string, today: string) => {
  if (state === 'withdrawn') return undefined
  const asked = await listQuestions(db, await copiesOf(db, reference))
  const employer = foldText(recipient)
  const newest = asked.find(
    (one) =>
      one.kind === 'sending' && foldText(one.employer) === employer && (jobId === '' || one.jobId === jobId),
  )
  if (newest?.answer !== 'yes') return undefined
  return newest.jobId === '' || (await openPosition(db, newest.jobId, today)) ? newest : undefined
}

/** Splits submissions by whether this employer may be shown them. With a reason all may. */
export const splitByYes = async (
  db: Db,
  entries: readonly ListedEntry[],
  { recipient, withoutYes }: Showing,
  now: Date,
) => {
  const today = todayInIndia(now.getTime())
  const [may, noYes]: [ListedEntry[], ListedEntry[]] = [[], []]
  for (const entry of entries)
    (withoutYes || !needsYes(entry) || (await yesOf(db, entry, recipient, today)) ? may : noYes).push(entry)
  return { may, noYes }
}

/** Writes down that an employer is shown these submissions. Refused while one has no yes, and there is no reason. */
export const show = async (
  trx: Db,
  entries: readonly ListedEntry[],
  { recipient, withoutYes }: Showing,
  { at, accountId, way }: { at: string; accountId: string; way: DisclosureWay },
) => {
  const rows = []
  const today = todayInIndia(Date.parse(at))
  for (const entry of entries) {
    const yes = await yesOf(trx, entry, recipient, today)
    if (!yes && withoutYes === '' && needsYes(entry))
      throw fieldRefused(
        'withoutYes',
        `${entry.name || entry.reference} has not said yes to being sent to ${recipient}. Ask first, or say why you go ahead without it.`,
        409,
      )
    rows.push({
      reference: entry.reference,
      recipient,
      job_id: yes?.jobId ?? entry.jobId,
      way,
      question_id: yes?.id ?? '',
      reason: yes ? '' : withoutYes,
      at,
      account_id: accountId,
    })
  }
  if (rows.length > 0) await insertDisclosures(trx, rows)
  return rows.some(({ reason }) => reason !== '')
}
