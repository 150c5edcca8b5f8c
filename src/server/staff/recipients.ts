import type { AnswerWay, ToldState } from '@/domain/submissions/answers'
import { areOfSamePerson } from '@/domain/submissions/samePerson'
import { foldName } from '@/domain/text/searchText'
import { hasState, waits } from '@/domain/submissions/states'
import type { AlsoRow, TellChoices, TellCounts } from '@/domain/submissions/telling'
import type { Db } from '../database/schema'
import { addressOf } from '../mail/compose'
import { withdrawnByApplicant } from '../repositories/office/inboxChanges'
import { historyOf, listEntries, type ListedEntry, toRows } from '../repositories/office/inboxList'
import { amongToSend } from '../repositories/office/toSend'
import { listFields, readFields } from '../repositories/submissions'
import { textOf } from '../submissions/readableFields'
import { whatsAppDigits } from './drafts'
import { splitByYes } from './showing'

export const none: TellCounts = {
  mailed: 0,
  toSend: 0,
  further: 0,
  told: 0,
  withdrawn: 0,
  others: 0,
  noYes: 0,
  erased: 0,
}

export const add = (one: TellCounts, other: TellCounts) =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof TellCounts]]),
  ) as TellCounts

export const referencesOf = (entries: readonly ListedEntry[]) => entries.map(({ reference }) => reference)

export const isTold = ({ state, stateAt, toldAt }: ListedEntry, told: ToldState) =>
  state === told && toldAt >= stateAt

/** The submissions to tell a state, in their order, and the numbers left out. */
export const splitByOutcome = async (
  db: Db,
  references: readonly string[],
  { state, recipient, withoutYes = '' }: Pick<TellChoices, 'state' | 'recipient' | 'withoutYes'>,
  now: Date,
) => {
  const found = new Map((await listEntries(db, references)).map((entry) => [entry.reference, entry]))
  const entries = references.flatMap((reference) => found.get(reference) ?? [])
  const ofKind = entries.filter(({ kind }) => hasState(kind, state))
  const fixed = await withdrawnByApplicant(db, referencesOf(ofKind))
  const open = ofKind.filter(({ reference }) => !fixed.has(reference))
  const fresh = open.filter((entry) => !isTold(entry, state))
  // These already wait in the list.
  const listed = new Set(await amongToSend(db, referencesOf(fresh), state))
  const unlisted = fresh.filter(({ reference }) => !listed.has(reference))
  const { may, noYes } = recipient
    ? await splitByYes(db, unlisted, { recipient, withoutYes }, now)
    : { may: unlisted, noYes: [] }
  return {
    due: may,
    noYes,
    left: {
      ...none,
      toSend: listed.size,
      told: open.length - fresh.length,
      withdrawn: fixed.size,
      others: entries.length - ofKind.length,
      noYes: noYes.length,
      erased: references.length - entries.length,
    },
  }
}

/** A message to one submission, which counts for others of the same person. */
export type Recipient = { entry: ListedEntry; others: readonly ListedEntry[] }

/** Groups submissions with one name and one address; one without either is by itself. */
const byPerson = (entries: readonly ListedEntry[]) => {
  const people = new Map<string, ListedEntry[]>()
  for (const entry of entries) {
    const name = foldName(entry.name)
    const key = name && entry.email ? `${entry.email} ${name}` : entry.reference
    people.set(key, [...(people.get(key) ?? []), entry])
  }
  return [...people.values()]
}

export type Split = { oncePerPerson?: boolean; later?: boolean; isMailed: boolean }

/** Splits into mails and 'To send'. A mail goes to the submission's own address, and counts only for the same name and address. */
export const recipientsOf = async (
  db: Db,
  due: readonly ListedEntry[],
  { oncePerPerson, later, isMailed }: Split,
) => {
  const sent = await listFields(db, due)
  const isReached = ({ reference }: ListedEntry) => {
    const row = sent.get(reference)
    return isMailed && !later && row !== undefined && addressOf(row) !== undefined
  }
  const reached = due.filter(isReached)
  const people = oncePerPerson ? byPerson(reached) : reached.map((entry) => [entry])
  const mailed = people.flatMap((person): Recipient[] => {
    // The message goes to the oldest.
    const [entry, ...others] = person.toSorted((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1))
    return entry ? [{ entry, others }] : []
  })
  return {
    mailed,
    toSend: due.filter((entry) => !isReached(entry)).map((entry): Recipient => ({ entry, others: [] })),
  }
}

type Recipients = Record<'mailed' | 'toSend', readonly Recipient[]>

export const countsOf = ({ mailed, toSend }: Recipients): TellCounts => ({
  ...none,
  mailed: mailed.length,
  toSend: toSend.length,
  further: mailed.reduce((sum, { others }) => sum + others.length, 0),
})

/** In groups of at most so many. One person's stay together, so that a killed server leaves none half told. */
export const batchesByPerson = (
  due: readonly ListedEntry[],
  { oncePerPerson, most }: { oncePerPerson?: boolean; most: number },
) => {
  const batches: ListedEntry[][] = []
  for (const person of oncePerPerson ? byPerson(due) : due.map((entry) => [entry])) {
    const last = batches.at(-1)
    if (last && last.length + person.length <= most) last.push(...person)
    else batches.push(person)
  }
  return batches
}

export const reachOf = async (db: Db, { kind, reference }: ListedEntry, isMailed: boolean) => {
  const sent = await readFields(db, kind, reference)
  return {
    email: (isMailed && sent && addressOf(sent)) || null,
    whatsapp: whatsAppDigits(textOf(sent?.mobile)),
  }
}

/** The ways by which one message reaches the applicants of both. */
export const waysToBoth = (one: ListedEntry, other: ListedEntry): AnswerWay[] => [
  ...(one.email !== '' && one.email === other.email ? (['email'] as const) : []),
  ...(one.mobile !== '' && one.mobile === other.mobile ? (['whatsapp', 'phone'] as const) : []),
]

/** Other submissions for which a message may count: they wait for news, or for this message. The same person comes first. */
export const alsoFor = async (db: Db, entry: ListedEntry, state: ToldState): Promise<AlsoRow[]> => {
  const others = (await historyOf(db, entry)).filter(({ mergedInto }) => mergedInto === null)
  const listed = new Set(await amongToSend(db, referencesOf(others), state))
  const waiting = others.filter((other) => waits(other.kind, other.state) || listed.has(other.reference))
  const rows = await toRows(db, waiting)
  return rows
    .flatMap((row, index): AlsoRow[] => {
      const other = waiting[index]
      if (!other) return []
      const isSamePerson = areOfSamePerson(entry, other)
      return [{ ...row, isSamePerson, isListed: listed.has(row.reference), ways: waysToBoth(entry, other) }]
    })
    .toSorted((one, other) => Number(other.isSamePerson) - Number(one.isSamePerson))
}
