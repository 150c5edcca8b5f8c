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
  const same = ofSamePeople(db, [entry]).select('row').where('reference', '!=', entry.reference).limit(SHOWN)
  const rows = (await same.execute()).map(({ row }) => row)
  if (rows.length === 0) return []
  return entries(db).where('row', 'in', rows).orderBy('received_at', 'desc').orderBy('row', 'desc').execute()
}
