import { timingSafeEqual } from 'node:crypto'
import type { I18n } from '@lingui/core'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { todayInIndia } from '@/domain/site/calendar'
import { newestOf, questionPath } from '@/domain/submissions/questions'
import { languageField } from '@/domain/submissions/hiddenFields'
import { DEFAULT_LANGUAGE, languageOf, type Language } from '@/domain/languages'
import { inboxKinds } from '@/domain/submissions/inbox'
import { stateLabel, waits } from '@/domain/submissions/states'
import { withQuery } from '@/domain/paths'
import { trackPaths, type Tracked } from '@/domain/submissions/track'
import type { Db, SubmissionRow } from '../database/schema'
import { aboutIn, openPosition } from '../repositories/lookups'
import { keyedHash } from '../repositories/meta'
import { listWritten } from '../repositories/office/answers'
import { listDisclosures } from '../repositories/office/disclosures'
import { copiesOf, withdrawnByApplicant } from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { listQuestions } from '../repositories/office/questions'
import { readSettings } from '../repositories/office/settings'
import { standingOf } from '../repositories/office/waiting'
import { listFilesOf } from '../repositories/storedFiles'
import { readFields } from '../repositories/submissions'
import { inLanguage, readableFields, rememberedNames } from '../submissions/readableFields'
import { askRefusal } from './askAbout'
import { takeBackUntil } from './applicantChanges'

dayjs.extend(utc)

const COPY_LASTS_MS = 15 * 60_000

const tokenOf = (db: Db, reference: string, until: string) => keyedHash(db, `copy ${reference} ${until}`)

const copyUrlOf = async (db: Db, reference: string, time: Date, language: Language) => {
  const until = `${time.getTime() + COPY_LASTS_MS}`
  const token = await tokenOf(db, reference, until)
  return withQuery(trackPaths.copy, { reference, until, token, ...languageField(language) })
}

/** The reference in the address of a copy; undefined where its token is wrong or has expired. */
export const copiedReference = async (db: Db, query: URLSearchParams, time: Date) => {
  const [reference = '', until = '', token = ''] = ['reference', 'until', 'token'].map(
    (name) => query.get(name) ?? '',
  )
  const right = Buffer.from(await tokenOf(db, reference, until))
  const given = Buffer.from(token)
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight && Number(until) > time.getTime() ? reference : undefined
}

export type TrackNeeds = {
  now: () => Date
  /** For how many months submissions are kept; 0 without a limit. */
  retentionMonths: () => Promise<number>
}

const questionsTo = async (db: Db, entry: ListedEntry, references: readonly string[]) =>
  waits(entry.kind, entry.state) ? listQuestions(db, references) : []

/** Until when the applicant can take back their withdrawal; null where they cannot. */
const untilOf = async (db: Db, { reference, state }: ListedEntry, time: Date) => {
  const at = state === 'withdrawn' && (await withdrawnByApplicant(db, [reference])).get(reference)
  const until = at && takeBackUntil(at)
  return until && until > time ? until.toISOString() : null
}

/** Without the repeats of several copies. */
const withoutRepeats = <Row>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
]

export type Found = { entry: ListedEntry; sent: SubmissionRow }

export const findSent = async (db: Db, reference: string): Promise<Found | undefined> => {
  const entry = await findEntry(db, reference)
  const sent = entry && (await readFields(db, entry.kind, reference))
  return sent && { entry, sent }
}

/** A submission as its applicant sees it, with labels in their language. All is asked for at once. */
export const readTracked = async (
  db: Db,
  { entry, sent }: Found,
  { now, retentionMonths }: TrackNeeds,
  i18n: I18n,
): Promise<Tracked> => {
  const { reference, kind, receivedAt, state, stateAt, jobId } = entry
  const language = languageOf(i18n)
  const time = now()
  const today = todayInIndia(time.getTime())
  const readAll = async () => {
    const references = await copiesOf(db, reference)
    return Promise.all([
      listWritten(db, references),
      listDisclosures(db, references),
      questionsTo(db, entry, references),
      standingOf(db, references),
    ])
  }
  const [ofCopies, about, openJob, fields, files, { askAfterDays }, months, until, copyUrl] =
    await Promise.all([
      readAll(),
      aboutIn(db, entry, i18n),
      jobId === '' ? undefined : openPosition(db, jobId, today),
      inLanguage(db, sent, i18n).then((row) => readableFields(kind, row, rememberedNames(db, i18n), i18n)),
      listFilesOf(db, kind, reference),
      readSettings(db),
      retentionMonths(),
      untilOf(db, entry, time),
      copyUrlOf(db, reference, time, language),
    ])
  const [answers, disclosures, questions, standing] = ofCopies
  const invitation = newestOf(questions, 'interview')
  const sending = newestOf(questions, 'sending')
  const position = language === DEFAULT_LANGUAGE ? sent.position || about : about
  return {
    reference,
    kind: inboxKinds[kind],
    sentAt: receivedAt,
    about,
    job: jobId === '' ? null : { id: jobId, position, isOpen: openJob !== undefined },
    state: stateLabel(state, kind),
    codes: { kind, state },
    stateAt,
    isWithdrawn: state === 'withdrawn',
    takeBackUntil: until,
    canAsk: standing !== undefined && askRefusal(standing, { now: time, askAfterDays }) === undefined,
    askedOn: standing?.askedAt || null,
    answers: answers.map(({ at, text }) => ({ at, text })),
    invitationUrl: invitation && invitation.day >= today ? questionPath(invitation.id) : null,
    invitationDay: invitation?.day ?? null,
    questionUrl: state === 'asked' && sending && sending.day >= today ? questionPath(sending.id) : null,
    email: sent.email ?? '',
    mobile: sent.mobile ?? '',
    fields: fields.flatMap(({ label, value }) => (value === '' ? [] : { label, value })),
    files: files.map(({ original_name: name, size }) => ({ name, size })),
    keptUntil: months === 0 ? null : dayjs.utc(receivedAt).add(months, 'month').toISOString(),
    disclosures: withoutRepeats(
      disclosures.map(({ recipient, at, saidYesAt, reason }) => ({ recipient, at, saidYesAt, reason })),
    ),
    privacyVersion: sent.privacy_version ?? '',
    copyUrl,
  }
}
