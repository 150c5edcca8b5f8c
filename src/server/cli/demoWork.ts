import { v7 } from 'uuid'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import type { Company } from '@/domain/content/company'
import { dayInWords, invitationPath, timeInWords } from '@/domain/submissions/invitation'
import { languagePath } from '@/domain/languages'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import {
  type AnswerKey,
  type FieldValues,
  fillAnswer,
  isToldState,
  reasonKey,
} from '@/domain/submissions/answers'
import { APPLICANT } from '@/domain/submissions/inbox'
import { paths, withQuery } from '@/domain/paths'
import { localized } from '@/domain/content/localized'
import { i18nOf } from '@/locales/catalogs'
import type { SampleWork } from '../content/sampleSubmissions'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import { jobContextOf } from '../repositories/lookups'
import { deriveTold, insertAnswers } from '../repositories/office/answers'
import {
  addTag,
  changeEntries,
  type EntryChange,
  insertNote,
  type NewChange,
  recordChanges,
} from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { insertInvitations, markInvitation, newInvitationId } from '../repositories/office/interviews'
import { keepPlacement } from '../repositories/office/placements'
import { putToSend } from '../repositories/office/toSend'

const HOUR_MS = 60 * 60 * 1000
const DAYS_JOINED = 5
const TIMES = ['11:00', '15:30', '16:15']

type By = { accountId: string; now: Date; origin: string; company: Company }

/** Works on a stored sample as an account does it at a time, and its applicant some hours ago. */
export const workOn = async (
  trx: Db,
  reference: string,
  work: SampleWork,
  { accountId, now, origin, company, at }: By & { at: string },
) => {
  const byStaff = { at, accountId }
  const byApplicant = (hoursAgo: number) => ({
    at: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
    accountId: APPLICANT,
  })
  /** Makes some changes, which raises the version. */
  const change = async (by: typeof byStaff, changes: readonly NewChange[], values: EntryChange = {}) => {
    await changeEntries(trx, [reference], values)
    await recordChanges(trx, [reference], by, changes)
  }
  const dayIn = (days: number) => daysBefore(todayInIndia(now.getTime()), -days)

  /** Invites to an interview. Returns what the message says of it. */
  const invite = async (entry: ListedEntry, days: number): Promise<FieldValues> => {
    const language = entry.language || 'en'
    const id = await newInvitationId(trx, { reference })
    const time = TIMES[entry.row % TIMES.length] ?? ''
    const details = { time, place: `${company.name}, ${company.city}`, bring: 'Aadhaar card, certificates' }
    const day = dayIn(days)
    await insertInvitations(trx, [{ id, reference, day, ...details }], byStaff)
    await change(byStaff, [{ what: 'invited', value: day }])
    if (work.willCome) {
      const by = byApplicant(1)
      await markInvitation(trx, id, { answer: 'will_come', answered_at: by.at })
      await change(by, [{ what: 'invitation_answered', value: 'will_come' }])
    }
    return {
      date: dayInWords(day, language),
      time: timeInWords(time, language),
      where: details.place,
      bring: details.bring,
      invitation: origin + languagePath(language, invitationPath(id)),
    }
  }

  /** The message that tells the state, from its draft. */
  const messageTo = async (entry: ListedEntry, key: AnswerKey, values: FieldValues) => {
    const language = entry.language || 'en'
    const context = await jobContextOf(trx, entry)
    const textOf = (one: AnswerKey) => draftTexts(one)[language === 'hi' ? 'text_hi' : 'text']
    return fillAnswer(textOf(key), {
      ...values,
      name: entry.name,
      job: localized(context, 'about', i18nOf(language)).text,
      place: localized(context, 'where', i18nOf(language)).text,
      reference,
      company: company.name,
      phone: company.phone,
      track: origin + languagePath(language, withQuery(paths.track, { reference })),
      reason: work.reason ? textOf(reasonKey(work.reason)) : '',
    })
  }

  const { state, told, invitedIn, tag, note } = work
  if (tag) await addTag(trx, [reference], tag)
  if (note) await insertNote(trx, { reference, text: note, ...byStaff })
  if (state !== 'received') {
    const changes = [
      { what: 'state', value: state },
      { what: 'assignee', value: accountId },
    ] as const
    await change(byStaff, changes, { state, stateAt: at, assignee_id: accountId })
  }
  if (work.asks) {
    const by = byApplicant(5)
    await change(by, [{ what: 'asked', value: '' }], { asked_at: by.at })
  }
  const entry = await findEntry(trx, reference)
  if (!entry || !told || !isToldState(state)) return
  const values = invitedIn === undefined ? {} : await invite(entry, invitedIn)
  if (work.hasJoined) {
    const { jobId, about: position } = entry
    const details = { jobId, position, employer: await employerOf(trx, jobId), joinedOn: dayIn(-DAYS_JOINED) }
    await keepPlacement(trx, { reference, ...details, pay: '₹ 18,500 a month', leftOn: '', ...byStaff })
    await change(byStaff, [{ what: 'placed', value: '' }])
  }
  const text = await messageTo(entry, state, values)
  const message = { reference, state, text, at, account_id: accountId }
  if (told === 'later') {
    await putToSend(trx, [{ ...message, why: told }])
    return
  }
  await insertAnswers(trx, [{ ...message, id: v7(), way: told, sent_at: at, failed: '', told_with: '' }])
  await deriveTold(trx, reference)
  await change(byStaff, [{ what: 'told', value: told }])
}
