import type { Db } from '../../database/schema'

/** What one of the servers does at a time, which is kept as a setting. */
export type DueWork = 'purge_due' | 'rebuild_due'

/** When it is due; undefined where there is nothing to do. */
export const readDue = async (db: Db, name: DueWork) => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export const setDue = (db: Db, name: DueWork, value: string) =>
  db
    .insertInto('office_setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

export const deleteDue = (db: Db, name: DueWork) =>
  db.deleteFrom('office_setting').where('name', '=', name).execute()

/** `latest` is a time at which nothing is due unless a clock was wrong. */
type Claim = { now: string; latest: string; until: string }

/** Takes work that is due until a time. Of several servers one gets true. */
export const claimDue = async (db: Db, name: DueWork, { now, latest, until }: Claim) => {
  const { numUpdatedRows } = await db
    .updateTable('office_setting')
    .set({ value: until })
    .where('name', '=', name)
    .where((build) => build.or([build('value', '<=', now), build('value', '>', latest)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Says when claimed work is due again, or that it is done, unless somebody has said otherwise meanwhile. */
export const settleDue = async (db: Db, name: DueWork, until: string, next?: string) => {
  if (next === undefined)
    await db.deleteFrom('office_setting').where('name', '=', name).where('value', '=', until).execute()
  else
    await db
      .updateTable('office_setting')
      .set({ value: next })
      .where('name', '=', name)
      .where('value', '=', until)
      .execute()
}
