import type { Db } from '../database/schema'
import { copiesOf, lockEntries } from '../repositories/office/inboxChanges'
import { findEntry } from '../repositories/office/inboxList'
import { notFound } from './admission'

/** A submission as it is now, and its copies, held until the transaction ends: what its sender does to one is done to all. */
export const holdCopies = async (trx: Db, reference: string) => {
  await lockEntries(trx, await copiesOf(trx, reference))
  // The staff may have merged it with another until then, or its sender have erased it.
  const entry = await findEntry(trx, reference)
  if (!entry) throw notFound()
  const references = await copiesOf(trx, reference)
  await lockEntries(trx, references)
  return { entry, references }
}
