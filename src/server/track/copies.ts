import type { Db } from '../database/schema'
import { lockEntries } from '../repositories/office/inboxChanges'
import { areOfSamePerson, entries, findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { notFound } from './admission'

/** A submission with those of the same sender that were merged with it: what its sender does to one is done to all. */
export const copiesOf = async (db: Db, entry: ListedEntry) => {
  const { reference, mergedInto } = entry
  const head = mergedInto ?? reference
  const merged = await entries(db)
    .where((build) => build.or([build('reference', '=', head), build('merged_into', '=', head)]))
    .execute()
  return merged.filter((one) => one.reference === reference || areOfSamePerson(entry, one))
}

/** The main submission, whose state its sender sees. */
export const shownOf = (entry: ListedEntry, copies: readonly ListedEntry[]) =>
  copies.find(({ reference, kind }) => reference === entry.mergedInto && kind === entry.kind) ?? entry

const referencesOf = (copies: readonly ListedEntry[]) => copies.map(({ reference }) => reference)

/** The same, held until the transaction ends. */
export const holdCopies = async (trx: Db, entry: ListedEntry) => {
  await lockEntries(trx, referencesOf(await copiesOf(trx, entry)))
  // The staff may have merged it with another until then, or another have erased it.
  const held = await findEntry(trx, entry.reference)
  if (!held) throw notFound()
  const copies = await copiesOf(trx, held)
  const references = referencesOf(copies)
  await lockEntries(trx, references)
  return { copies, references }
}

/** Without repeats of what several copies have in common. */
export const withoutRepeats = <Row>(rows: readonly Row[]) => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
]
