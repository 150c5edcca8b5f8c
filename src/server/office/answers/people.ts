import type { BulkCounts } from '@/domain/office/bulk'
import type { ToldState } from '@/domain/office/answers'
import { hasState } from '@/domain/office/states'
import type { Db } from '../../database/schema'
import { addressOf } from '../../mail/compose'
import { withdrawnBySender } from '../../repositories/office/inboxChanges'
import { listToldOf, type ToldEntry } from '../../repositories/office/tellMany'
import { amongToTell } from '../../repositories/office/toTellList'
import { listFields } from '../../repositories/submissions'

export const none: BulkCounts = { mailed: 0, toTell: 0, further: 0, told: 0, withdrawn: 0, others: 0 }

export const add = (one: BulkCounts, other: BulkCounts) =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof BulkCounts]]),
  ) as BulkCounts

export const referencesOf = (entries: readonly ToldEntry[]) => entries.map(({ reference }) => reference)

/** The submissions that are to be told a state, and the number left out. */
export const sortOut = async (db: Db, references: readonly string[], state: ToldState) => {
  const found = new Map((await listToldOf(db, references)).map((entry) => [entry.reference, entry]))
  const entries = references.flatMap((reference) => found.get(reference) ?? [])
  const ofKind = entries.filter(({ kind }) => hasState(kind, state))
  const fixed = await withdrawnBySender(db, referencesOf(ofKind))
  const open = ofKind.filter(({ reference }) => !fixed.has(reference))
  // Told since this state was set.
  const fresh = open.filter((entry) => entry.state !== state || entry.told_at < entry.state_at)
  // Put off, or a colleague is telling it now: it stays in the list.
  const inState = fresh.filter((entry) => entry.state === state)
  const listed = new Set(await amongToTell(db, referencesOf(inState), state))
  return {
    due: fresh.filter(({ reference }) => !listed.has(reference)),
    left: {
      ...none,
      toTell: listed.size,
      told: open.length - fresh.length,
      withdrawn: fixed.size,
      others: entries.length - ofKind.length,
    },
  }
}

const keysOf = ({ mobile, email }: ToldEntry) =>
  [mobile && `mobile ${mobile}`, email && `email ${email}`].filter(Boolean)

/** Groups submissions with the same mobile or address by person, in the order of the first submission of each. */
export const byPerson = (entries: readonly ToldEntry[]) => {
  // Maps a submission to an earlier one of the same person.
  const earlier = new Map<number, number>()
  const firstOf = (at: number): number => {
    const before = earlier.get(at)
    if (before === undefined) return at
    const first = firstOf(before)
    earlier.set(at, first)
    return first
  }
  const known = new Map<string, number>()
  entries.forEach((entry, at) => {
    for (const key of keysOf(entry)) {
      const [one, other] = [firstOf(known.get(key) ?? at), firstOf(at)]
      if (one !== other) earlier.set(Math.max(one, other), Math.min(one, other))
      known.set(key, Math.min(one, other))
    }
  })
  const people = new Map<number, ToldEntry[]>()
  entries.forEach((entry, at) => {
    const person = people.get(firstOf(at))
    if (person) person.push(entry)
    else people.set(firstOf(at), [entry])
  })
  return [...people.values()]
}

/** One message to each person: by e-mail where any of their submissions has an address, else each goes into 'To tell'. */
export const messagesTo = async (
  db: Db,
  due: readonly ToldEntry[],
  { oncePerPerson, isMailed }: { oncePerPerson: boolean; isMailed: boolean },
) => {
  const sent = await listFields(db, due)
  const hasAddress = ({ reference }: ToldEntry) => {
    const row = sent.get(reference)
    return isMailed && row !== undefined && addressOf(row) !== undefined
  }
  const people = oncePerPerson ? byPerson(due) : due.map((entry) => [entry])
  const mailed = people.flatMap((person) => {
    const main = person.find(hasAddress)
    return main ? [{ main, others: person.filter((entry) => entry !== main) }] : []
  })
  const toTell = people.filter((person) => !person.some(hasAddress)).flat()
  return { mailed, toTell }
}

export const countsOf = ({ mailed, toTell }: Awaited<ReturnType<typeof messagesTo>>): BulkCounts => ({
  ...none,
  mailed: mailed.length,
  toTell: toTell.length,
  further: mailed.reduce((sum, { others }) => sum + others.length, 0),
})
