import { v7 } from 'uuid'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import { company } from '@/domain/content/company'
import { dayInWords, invitationPath, timeInWords } from '@/domain/submissions/invitation'
import { languagePath } from '@/domain/languages'
import { draftTexts } from '@/domain/submissions/answerDrafts'
import {
  type AnswerKey,
  type FieldValues,
  fillAnswer,
  isToldState,
  reasonKey,
  type ToldState,
} from '@/domain/submissions/answers'
import { allKinds, APPLICANT, type InboxKind } from '@/domain/submissions/inbox'
import { isAnswer, stateOptions, type SubmissionState, waits } from '@/domain/submissions/states'
import { paths, withQuery } from '@/domain/paths'
import { localized } from '@/domain/content/localized'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import { jobContextOf } from '../repositories/lookups'
import { deriveTold, insertAnswers } from '../repositories/office/answers'
import {
  addTag,
  changeEntries,
  insertNote,
  type NewChange,
  recordChanges,
} from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { markInvitation } from '../repositories/office/interviews'
import { findInvitation, insertInvitations, newInvitationId } from '../repositories/office/invitations'
import { keepPlacement } from '../repositories/office/placements'
import { putToSend } from '../repositories/office/toSend'

/** A stored sample. */
export type Sample = { kind: InboxKind; reference: string; sentAt: Date }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** Applicants may ask after so long without news. */
const WAITED_MS = 10 * DAY_MS
const DAYS_JOINED = 5

/** An account at work on one submission. */
type Work = {
  trx: Db
  accountId: string
  now: Date
  origin: string
  /** The time of the work. */
  at: string
  /** The number of earlier samples of the same kind and state. */
  turn: number
}

/** Changes are made one after the other, as each raises the version. */
const record = async (
  { trx, at, accountId }: Pick<Work, 'trx' | 'at' | 'accountId'>,
  reference: string,
  change: NewChange,
) => {
  await changeEntries(trx, [reference], {})
  await recordChanges(trx, [reference], { at, accountId }, [change])
}

const asApplicant = (work: Work, hoursAgo: number) => ({
  trx: work.trx,
  at: new Date(work.now.getTime() - hoursAgo * HOUR_MS).toISOString(),
  accountId: APPLICANT,
})

const TIMES = ['11:00', '15:30', '16:15']

/** The first is invited for today, the second for tomorrow. Returns what the answer says of it. */
const invite = async (work: Work, { reference, language, row }: ListedEntry): Promise<FieldValues> => {
  const { trx, accountId, now, origin, at, turn } = work
  const id = await newInvitationId(trx, { reference })
  const day = daysBefore(todayInIndia(now.getTime()), -turn)
  const time = TIMES[row % TIMES.length] ?? ''
  const details = { time, place: `${company.name}, ${company.city}`, bring: 'Aadhaar card, certificates' }
  await insertInvitations(trx, [{ id, reference, day, ...details }], { at, accountId })
  await record(work, reference, { what: 'invited', value: day })
  return {
    date: dayInWords(day, language || 'en'),
    time: timeInWords(time, language || 'en'),
    where: details.place,
    bring: details.bring,
    invitation: origin + languagePath(language || 'en', invitationPath(id)),
  }
}

/** The first applicant for a job will come. */
const answerInvited = async (work: Work, { reference, jobId }: ListedEntry) => {
  const invitation = await findInvitation(work.trx, [reference])
  if (!invitation || work.turn > 0 || jobId === '') return
  const byApplicant = asApplicant(work, 1)
  await markInvitation(work.trx, invitation.id, { answer: 'will_come', answered_at: byApplicant.at })
  await record(byApplicant, reference, { what: 'invitation_answered', value: 'will_come' })
}

/** Stores a placement that began some days ago. */
const place = async (work: Work, { reference, jobId, about: position }: ListedEntry) => {
  const { trx, accountId, now, at } = work
  const employer = await employerOf(trx, jobId)
  const joinedOn = daysBefore(todayInIndia(now.getTime()), DAYS_JOINED)
  const details = { jobId, position, employer, joinedOn, pay: '₹ 18,500 a month', leftOn: '' }
  await keepPlacement(trx, { reference, ...details, at, accountId })
  await record(work, reference, { what: 'placed', value: '' })
}

/** The draft of a state, filled for one person. */
const draftFor = async (
  key: ToldState,
  entry: ListedEntry,
  values: FieldValues,
  { trx, origin, turn }: Work,
) => {
  const { reference, name } = entry
  const language = entry.language || 'en'
  const near = await jobContextOf(trx, entry)
  const textOf = (one: AnswerKey) => draftTexts(one)[language === 'hi' ? 'text_hi' : 'text']
  return fillAnswer(textOf(key), {
    ...values,
    name,
    job: localized(near, 'about', i18nOf(language)).text,
    place: localized(near, 'where', i18nOf(language)).text,
    reference,
    company: company.name,
    phone: company.phone,
    track: origin + languagePath(language, withQuery(paths.track, { reference })),
    reason: textOf(reasonKey(turn === 0 ? 'filled' : 'not_reached')),
  })
}

/** Tells the first of a state, and leaves the second to be told. */
const tell = async (work: Work, entry: ListedEntry) => {
  const { trx, accountId, at, turn } = work
  const { reference, state, row } = entry
  if (!isToldState(state)) return
  const values = state === 'interview' ? await invite(work, entry) : {}
  if (state === 'joined' && entry.jobId !== '') await place(work, entry)
  const message = {
    reference,
    state,
    text: await draftFor(state, entry, values, work),
    at,
    account_id: accountId,
  }
  if (turn === 1 && state !== 'interview') {
    await putToSend(trx, [{ ...message, why: 'later' }])
    return
  }
  const way = row % 2 === 0 ? 'whatsapp' : 'phone'
  await insertAnswers(trx, [{ ...message, id: v7(), way, sent_at: at, failed: '', told_with: '' }])
  await deriveTold(trx, reference)
  await record(work, reference, { what: 'told', value: way })
  await answerInvited(work, entry)
}

/** A person who has waited long asks. */
const ask = async (work: Work, { reference }: ListedEntry) => {
  const byApplicant = asApplicant(work, 5)
  await changeEntries(work.trx, [reference], { asked_at: byApplicant.at })
  await recordChanges(work.trx, [reference], byApplicant, [{ what: 'asked', value: '' }])
}

const workOn = async (work: Work, reference: string, state: SubmissionState) => {
  const { trx, accountId, at, now } = work
  if (state !== 'received') {
    await changeEntries(trx, [reference], { state, stateAt: at, assignee_id: accountId })
    await recordChanges(trx, [reference], work, [
      { what: 'state', value: state },
      { what: 'assignee', value: accountId },
    ])
  }
  const entry = await findEntry(trx, reference)
  if (!entry) return
  const { kind, stateAt } = entry
  if (isAnswer(kind, state)) await tell(work, entry)
  else if (waits(kind, state) && now.getTime() - Date.parse(stateAt) > WAITED_MS) await ask(work, entry)
}

const NOTE = 'Called: can join within two weeks.'

/** A tag for every third. */
const TAGS = ['Call back', 'Night shift', 'Walk-in']
const THIRD = 3

/** Spreads submissions over all states of their kinds, as if an account had worked through them within three days each. */
export const workThrough = async (
  trx: Db,
  samples: readonly Sample[],
  by: Pick<Work, 'accountId' | 'now' | 'origin'>,
) => {
  for (const kind of allKinds) {
    const states = stateOptions([kind]).map(({ value }) => value)
    const ofKind = samples.filter((sample) => sample.kind === kind)
    for (const [index, { reference, sentAt }] of ofKind.entries()) {
      const tag = TAGS[(index / THIRD) % TAGS.length]
      if (tag !== undefined) await addTag(trx, [reference], tag)
      const done = sentAt.getTime() + (1 + (index % THIRD)) * DAY_MS
      const at = new Date(Math.min(done, by.now.getTime())).toISOString()
      const turn = Math.floor(index / states.length)
      const { [index % states.length]: state = 'received' } = states
      await workOn({ trx, ...by, at, turn }, reference, state)
    }
  }
  const [, noted] = samples
  if (!noted) return
  const at = by.now.toISOString()
  await insertNote(trx, { reference: noted.reference, text: NOTE, at, accountId: by.accountId })
}
