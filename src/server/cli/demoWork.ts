import type { Company } from '@/domain/content/company'
import { isToldState } from '@/domain/submissions/answers'
import { APPLICANT } from '@/domain/submissions/inbox'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import type { SampleWork } from '../content/sampleSubmissions'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import {
  addTag,
  changeEntries,
  type EntryChange,
  insertNote,
  type NewChange,
  recordChanges,
} from '../repositories/office/inboxChanges'
import { findEntry } from '../repositories/office/inboxList'
import { markQuestion } from '../repositories/office/questions'
import { draftWriter } from '../staff/drafts'
import { tellAll } from '../staff/tell'

const HOUR_MS = 60 * 60 * 1000
const DAYS_JOINED = 5
const DAYS_TO_ANSWER = 3
/** Of those who applied for no job. */
const EMPLOYER = 'Mahanadi Engineering'
const TIMES = ['11:00', '15:30', '16:15']

type By = { accountId: string; now: Date; origin: string; company: Company }

/** Works on a stored sample as an account does it at a time, and its applicant some hours ago. */
export const workOn = async (
  trx: Db,
  reference: string,
  { state, told, reason, invitedIn, willCome, hasJoined, asks, tag, note }: SampleWork,
  { accountId, now, origin, company, at }: By & { at: string },
) => {
  const byStaff = { at, accountId }
  const byApplicant = (hoursAgo: number) => ({
    at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    accountId: APPLICANT,
  })
  const dayIn = (days: number) => daysBefore(todayInIndia(now.getTime()), -days)
  const change = async (by: typeof byStaff, { what, value }: NewChange, values: EntryChange = {}) => {
    await changeEntries(trx, [reference], values)
    await recordChanges(trx, [reference], by, [{ what, value }])
  }
  if (tag) await addTag(trx, [reference], tag)
  if (note) await insertNote(trx, { reference, text: note, ...byStaff })
  if (state !== 'received')
    await change(byStaff, { what: 'assignee', value: accountId }, { assignee_id: accountId })
  if (state !== 'received' && !told)
    await change(byStaff, { what: 'state', value: state }, { state, stateAt: at })
  if (asks) {
    const by = byApplicant(5)
    await change(by, { what: 'asked', value: '' }, { asked_at: by.at })
  }
  const entry = await findEntry(trx, reference)
  if (!entry || !told || !isToldState(state)) return
  const details = {
    time: TIMES[entry.row % TIMES.length] ?? '',
    place: `${company.name}, ${company.city}`,
    bring: 'Aadhaar card, certificates',
  }
  const drafts = await draftWriter(
    trx,
    { origin, company, findSimilar: async () => [], today: todayInIndia(now.getTime()) },
    {
      state,
      reason,
      ...(state === 'asked' && {
        sending: {
          employer: (await employerOf(trx, entry.jobId)) || EMPLOYER,
          day: dayIn(DAYS_TO_ANSWER),
          jobId: '',
        },
      }),
      ...(invitedIn !== undefined && { invitation: { day: dayIn(invitedIn), ...details } }),
    },
  )
  const { text, question } = await drafts.write(trx, entry)
  await tellAll(trx, [{ entry, others: [], text, question }], {
    way: told,
    state,
    placement: hasJoined
      ? {
          jobId: entry.jobId,
          position: entry.about,
          employer: await employerOf(trx, entry.jobId),
          joinedOn: dayIn(-DAYS_JOINED),
          pay: '₹ 18,500 a month',
          leftOn: '',
        }
      : undefined,
    by: byStaff,
    log: async () => undefined,
  })
  if (question && willCome) {
    const by = byApplicant(1)
    await markQuestion(trx, question.id, { answer: 'will_come', answered_at: by.at })
    await change(by, { what: 'question_answered', value: 'will_come' })
  }
}
