import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { clockInIndia, formatDate, todayInIndia } from '@/domain/site/calendar'
import type { AnswerWay } from '@/domain/submissions/answers'
import {
  APPLICANT,
  type InboxChange,
  type InboxChangeKind,
  type InboxKind,
  type Placement,
} from '@/domain/submissions/inbox'
import { buttonOf, type QuestionAnswer, wordsOf } from '@/domain/submissions/questions'
import { stateMessages } from '@/domain/submissions/stateMessages'
import { isState } from '@/domain/submissions/states'
import { kindNameOf, shownWords, type Tracked } from '@/domain/submissions/track'
import type { Db } from '../database/schema'
import { listInOrder } from '../repositories/contentRows'
import { listWritten } from '../repositories/office/answers'
import { copiesOf, listChanges, listNotes } from '../repositories/office/inboxChanges'
import { type ListedEntry, listTagsOf } from '../repositories/office/inboxList'
import { listQuestions } from '../repositories/office/questions'
import { findPlacement } from '../repositories/office/placements'
import { clockText } from '../spreadsheet/cellText'

/** The word for a state, as its applicant reads it. */
const wordOf = (state: string, kind: InboxKind, i18n: I18n) => {
  const message = isState(state) ? stateMessages[kind][state] : undefined
  return message ? i18n._(message.word) : state
}

type Words = (value: string, i18n: I18n, kind: InboxKind) => string

/** The words for a value of a few. */
const oneOf =
  (messages: Record<string, MessageDescriptor>): Words =>
  (value, i18n) => {
    const message = messages[value]
    return message ? i18n._(message) : value
  }

const answered: Words = (value, i18n) => {
  const answer = i18n._(buttonOf(value as QuestionAnswer))
  return i18n._(msg`Answered: '${answer}'`)
}

/** The words for each change of a submission; null for internal work of the office. */
const words: Record<InboxChangeKind, Words | null> = {
  state: (value, i18n, kind) => wordOf(value, kind, i18n),
  taken_back: (value, i18n, kind) => {
    const word = wordOf(value, kind, i18n)
    return i18n._(msg`Taken back to ${word}`)
  },
  corrected: oneOf({
    email: msg`Correction of the email address`,
    mobile: msg`Correction of the mobile number`,
  }),
  told: oneOf({
    email: msg`Told by e-mail`,
    whatsapp: msg`Told on WhatsApp`,
    phone: msg`Called`,
  }),
  asked: oneOf({ '': msg`Asked about` }),
  invited: (value, i18n) => {
    const day = formatDate(value)
    return i18n._(msg`Invited for ${day}`)
  },
  question_answered: answered,
  heard: answered,
  came: oneOf({
    yes: msg`The applicant came`,
    no: msg`The applicant did not come`,
    '': msg`The applicant has not come yet`,
  }),
  placed: oneOf({ '': msg`Placement recorded` }),
  left: (value, i18n) => {
    const day = formatDate(value)
    return day === '' ? i18n._(msg`Leaving taken back`) : i18n._(msg`Left on ${day}`)
  },
  assignee: null,
  tag_added: null,
  tag_removed: null,
  note: null,
  // A job may hide its employer.
  asked_to_send: null,
  merged: null,
  merged_away: null,
  separated: null,
  disclosed: null,
  not_delivered: null,
  not_told: null,
}

const toldChanges = (Object.keys(words) as InboxChangeKind[]).filter((what) => words[what])

const doneIn = ({ what, value }: InboxChange, kind: InboxKind, i18n: I18n) =>
  words[what]?.(value, i18n, kind) ?? value

const ways: Record<AnswerWay, MessageDescriptor> = {
  email: msg`by e-mail`,
  whatsapp: msg`on WhatsApp`,
  phone: msg`by phone`,
}

const dayInIndia = (at: string) => formatDate(todayInIndia(Date.parse(at)))

const inIndia = (at: string) => `${dayInIndia(at)} ${clockText(clockInIndia(at)).slice(-'HH:MM'.length)}`

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

const changeLine = (change: InboxChange, kind: InboxKind, i18n: I18n) => {
  const at = inIndia(change.at)
  const what = doneIn(change, kind, i18n)
  return isOfApplicant(change)
    ? i18n._(msg`${at} ${what} by the applicant`)
    : i18n._(msg`${at} ${what} by the staff`)
}

const fileLine = ({ name, size }: { name: string; size: number }, i18n: I18n) =>
  i18n._(msg`${name}, ${size} bytes`)

const placementLines = (placement: PersonalData['placement'], i18n: I18n) => {
  if (!placement) return []
  const { position, employer, pay } = placement
  const joined = formatDate(placement.joinedOn)
  const day = formatDate(placement.leftOn)
  return [
    `${position}, ${employer}`,
    i18n._(msg`Joined on ${joined}`),
    ...(pay ? [i18n._(msg`Pay: ${pay}`)] : []),
    ...(day ? [i18n._(msg`Left on ${day}`)] : []),
  ]
}

/** The data as a text in the applicant's language; times are in India. */
export const copyText = (held: PersonalData, i18n: I18n) => {
  const { tracked, entry, notes, answers, questions, officers } = held
  const { reference, about, privacyVersion } = tracked
  const kind = kindNameOf(tracked.kind, i18n)
  const sent = inIndia(tracked.sentAt)
  const state = wordOf(tracked.codes.state, entry.kind, i18n)
  const until = tracked.keptUntil === null ? i18n._(msg`no date is set`) : dayInIndia(tracked.keptUntil)
  return [
    `${kind} ${reference}${about ? `: ${about}` : ''}`,
    i18n._(msg`Sent: ${sent}`),
    i18n._(msg`State: ${state}`),
    i18n._(msg`Kept until: ${until}`),
    i18n._(msg`Privacy notice: version ${privacyVersion}`),
    ...section(
      i18n._(msg`What you sent`),
      tracked.fields.map(({ label, value }) => `${label}: ${value}`),
    ),
    ...section(
      i18n._(msg`Files`),
      tracked.files.map((file) => fileLine(file, i18n)),
    ),
    ...section(
      i18n._(msg`Shown or sent to`),
      tracked.disclosures.map((one) => `${inIndia(one.at)} ${shownWords(one, i18n)}`),
    ),
    ...section(
      i18n._(msg`What was done`),
      held.changes.map((change) => changeLine(change, entry.kind, i18n)),
    ),
    ...section(
      i18n._(msg`What we told you`),
      answers.map(
        ({ at, way, text }) => `${inIndia(at)} ${i18n._(ways[way])}: ${text.replaceAll('\n', '\n  ')}`,
      ),
    ),
    ...section(
      i18n._(msg`Questions`),
      questions.map(({ kind: asked, day, time, place, bring, answer }) =>
        [
          i18n._(wordsOf(asked).title),
          formatDate(day),
          time,
          place,
          bring,
          answer && i18n._(buttonOf(answer)),
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    ...section(i18n._(msg`Your work`), placementLines(held.placement, i18n)),
    ...section(i18n._(msg`Tags of the staff`), held.tags),
    ...section(
      i18n._(msg`Notes of the staff`),
      notes.map(({ at, text }) => `${inIndia(at)} ${text}`),
    ),
    // India's DPDP Rules want whoever answers for the data to be named with every copy.
    ...section(
      i18n._(msg`Grievance officer`),
      officers.map((officer) => Object.values(officer).filter(Boolean).join(', ')),
    ),
    '',
  ].join('\n')
}

export const isOfApplicant = ({ account }: InboxChange) => account.id === APPLICANT

const withoutAccount = (placement: Placement | null) => {
  if (!placement) return null
  const { account: _account, ...rest } = placement
  return rest
}

/** Everything held about a submission and its copies. */
export const readPersonalData = async (db: Db, entry: ListedEntry, tracked: Tracked) => {
  const references = await copiesOf(db, entry.reference)
  const answers = await listWritten(db, references)
  const changes = await listChanges(db, entry.reference, { kinds: toldChanges })
  return {
    entry,
    tracked,
    tags: [...new Set([...(await listTagsOf(db, references)).values()].flat())],
    notes: await listNotes(db, references),
    answers: answers.map(({ at, way, text }) => ({ at, way, text })),
    questions: (await listQuestions(db, references)).map(
      ({ id: _id, account: _by, employer: _hidden, ...asked }) => asked,
    ),
    placement: await findPlacement(db, references).then(withoutAccount),
    changes: changes.toReversed(),
    officers: await listInOrder(db, 'grievance_officer', 'id', ['name', 'address', 'email', 'contact_no']),
  }
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>
