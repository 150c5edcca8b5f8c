import type { Db } from '../../database/schema'
import { entries, type ListedEntry } from './inboxList'
import { ofSamePeople } from './inboxPeople'

/** Of one person; more are never looked at. */
const SHOWN = 100

export const findEntry = (db: Db, reference: string) =>
  entries(db).where('reference', '=', reference).executeTakeFirst()

/** What else the same person sent, newest first: with the same mobile number or email address. */
export const historyOf = async (db: Db, entry: ListedEntry) => {
  if (entry.mobile === '' && entry.email === '') return []
  const same = await ofSamePeople(db, [entry])
    .select(['row', 'received_at'])
    .where('reference', '!=', entry.reference)
    .execute()
  const newest = same.toSorted((one, other) => (one.received_at < other.received_at ? 1 : -1))
  const rows = newest.slice(0, SHOWN).map(({ row }) => row)
  if (rows.length === 0) return []
  return entries(db).where('row', 'in', rows).orderBy('received_at', 'desc').orderBy('row', 'desc').execute()
}
