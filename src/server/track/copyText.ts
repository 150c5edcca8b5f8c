import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { clockInIndia, formatDate, todayInIndia } from '@/domain/site/calendar'
import { invitationAnswers } from '@/domain/submissions/invitation'
import type { AnswerWay } from '@/domain/submissions/answers'
import type { InboxChange, InboxKind } from '@/domain/submissions/inbox'
import { kindNameOf } from '@/domain/submissions/track'
import { clockText } from '../spreadsheet/cellText'
import { doneIn, wordOf } from './doneWords'
import { type PersonalData, isOfSender } from './personalData'

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
  return isOfSender(change)
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

/** What is held, for people, in their language; times are those in India. */
export const copyText = (held: PersonalData, i18n: I18n) => {
  const { tracked, entry, notes, answers, invitations, officers } = held
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
      tracked.disclosures.map(({ recipient, at }) => `${inIndia(at)} ${recipient}`),
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
      i18n._(msg`Invitations`),
      invitations.map(({ day, time, place, bring, answer }) =>
        [formatDate(day), time, place, bring, answer && i18n._(invitationAnswers[answer])]
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
