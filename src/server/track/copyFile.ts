import type { Readable } from 'node:stream'
import { clockInIndia, formatDate, todayInIndia } from '@/domain/calendar'
import { invitationAnswers } from '@/domain/invitation'
import { answerWays } from '@/domain/office/answers'
import { APPLICANT, APPLICANT_NAME, type Placement } from '@/domain/office/inbox'
import { doneBy } from '@/domain/office/inboxChange'
import type { Tracked } from '@/domain/track'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../database/schema'
import { zipOf } from '../files/zipStream'
import { listAnswers } from '../repositories/office/answers'
import { listChanges, listNotes } from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry, listTagsOf } from '../repositories/office/inboxList'
import { listInvitations } from '../repositories/office/invitations'
import { findPlacement } from '../repositories/office/placements'
import { clockText } from '../spreadsheet/cellText'
import { addFiles, filePathsOf } from '../staff/exports'
import { copiesOf } from './copies'
import { readTracked, type TrackNeeds } from './tracked'

/** Changes of the submission; others are the work of the office. */
const TOLD = [
  'state',
  'taken_back',
  'corrected',
  'told',
  'asked',
  'invited',
  'invitation_answered',
  'came',
  'placed',
  'left',
] as const

/** Leaves out fields that only the page needs or that the copy has in words. */
const withoutPage = ({
  copyUrl: _copyUrl,
  canAsk: _canAsk,
  codes: _codes,
  answers: _answers,
  invitationUrl: _url,
  invitationDay: _day,
  ...tracked
}: Tracked) => tracked

/** All that is held, in words. Who of the staff did what is their own. */
const heldOf = async (db: Db, entry: ListedEntry, tracked: Tracked) => {
  const references = (await copiesOf(db, entry)).map(({ reference }) => reference)
  const notes = await listNotes(db, references)
  const answers = await listAnswers(db, references)
  const changes = await listChanges(db, entry.reference, { kinds: TOLD })
  return {
    ...withoutPage(tracked),
    tags: [...(await listTagsOf(db, references)).values()].flat(),
    notes: notes.map(({ at, text }) => ({ at, text })),
    told: answers.map(({ at, way, text }) => ({ at, way: answerWays[way], text })),
    invitations: await listInvitations(db, references),
    placement: await findPlacement(db, references).then(withoutAccount),
    source: entry.source,
    language: entry.language,
    changes: changes.toReversed().map((change) => ({
      at: change.at,
      what: doneBy(change, entry.kind),
      by: change.account.id === APPLICANT ? APPLICANT_NAME : 'the staff',
    })),
  }
}

const withoutAccount = (placement: Placement | null) => {
  if (!placement) return null
  const { account: _account, ...rest } = placement
  return rest
}

const placementLines = (placement: ReturnType<typeof withoutAccount>) =>
  placement
    ? [
        `${placement.position}, ${placement.employer}`,
        `Joined on ${formatDate(placement.joinedOn)}`,
        ...(placement.pay ? [`Pay: ${placement.pay}`] : []),
        ...(placement.leftOn ? [`Left on ${formatDate(placement.leftOn)}`] : []),
      ]
    : []

type Held = Awaited<ReturnType<typeof heldOf>>

const dayInIndia = (at: string) => formatDate(todayInIndia(Date.parse(at)))

const inIndia = (at: string) => `${dayInIndia(at)} ${clockText(clockInIndia(at)).slice(-'HH:MM'.length)}`

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

/** The same for people; times are those in India. */
const textOf = (held: Held) => {
  const { reference, kind, sentAt, about, state, keptUntil, privacyVersion } = held
  return [
    `${kind} ${reference}${about ? `: ${about}` : ''}`,
    `Sent: ${inIndia(sentAt)}`,
    `State: ${state}`,
    `Kept until: ${keptUntil === null ? 'no date is set' : dayInIndia(keptUntil)}`,
    ...(privacyVersion ? [`Privacy notice: version ${privacyVersion}`] : []),
    ...section(
      'What you sent',
      held.fields.map(({ label, value }) => `${label}: ${value}`),
    ),
    ...section(
      'Files',
      held.files.map(({ name, size }) => `${name}, ${size} bytes`),
    ),
    ...section(
      'Shown or sent to',
      held.disclosures.map(({ recipient, at }) => `${inIndia(at)} ${recipient}`),
    ),
    ...section(
      'What was done',
      held.changes.map(({ at, what, by }) => `${inIndia(at)} ${what} by ${by}`),
    ),
    ...section(
      'What we told you',
      held.told.map(({ at, way, text }) => `${inIndia(at)} ${way}: ${text.replaceAll('\n', '\n  ')}`),
    ),
    ...section(
      'Invitations',
      held.invitations.map(({ day, time, place, bring, answer }) =>
        [formatDate(day), time, place, bring, answer && i18nOf('en')._(invitationAnswers[answer])]
          .filter(Boolean)
          .join(', '),
      ),
    ),
    ...section('Your work', placementLines(held.placement)),
    ...section('Tags of the staff', held.tags),
    ...section(
      'Notes of the staff',
      held.notes.map(({ at, text }) => `${inIndia(at)} ${text}`),
    ),
    '',
  ].join('\n')
}

/** An archive of all that is held of a submission: a text for people, JSON for programs, and the files. Undefined where it was erased. */
export const copyOf = async (db: Db, reference: string, needs: TrackNeeds): Promise<Readable | undefined> => {
  const entry = await findEntry(db, reference)
  const tracked = await readTracked(db, reference, needs)
  if (!entry || !tracked) return undefined
  const held = await heldOf(db, entry, tracked)
  const files = await filePathsOf(db, entry.kind, reference)
  return zipOf(async (add) => {
    await add(`${reference}.txt`, Buffer.from(textOf(held)))
    await add(`${reference}.json`, Buffer.from(JSON.stringify(held, undefined, 2)))
    await addFiles(
      db,
      add,
      files.map(({ file, name }) => ({ file, name, folder: '', path: `files/${name}` })),
    )
  })
}
