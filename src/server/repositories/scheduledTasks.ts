import type { Db } from '../database/schema'

/** A task that one server at a time runs, and only when it is due. When that is, is kept as a setting. */
export type LeasedTaskName = 'purge' | 'rebuild'

const settingOf = (name: LeasedTaskName) => `${name}_due`

/** When a task is due; undefined where there is nothing to do. */
export const readDue = async (db: Db, name: LeasedTaskName) => {
  const row = await db
    .selectFrom('office_setting')
    .select('value')
    .where('name', '=', settingOf(name))
    .executeTakeFirst()
  return row?.value
}

export const setDue = (db: Db, name: LeasedTaskName, value: string) =>
  db
    .insertInto('office_setting')
    .values({ name: settingOf(name), value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()

export const deleteDue = (db: Db, name: LeasedTaskName) =>
  db.deleteFrom('office_setting').where('name', '=', settingOf(name)).execute()

/** Takes a task that is due: it is due again when the lease ends. Of several servers one gets true. */
export const claimTask = async (db: Db, name: LeasedTaskName, now: string, leaseEnd: string) => {
  const { numUpdatedRows } = await db
    .updateTable('office_setting')
    .set({ value: leaseEnd })
    .where('name', '=', settingOf(name))
    .where('value', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Gives the lease back: the task is due again at `next`, or never. A due time that was set meanwhile stays. */
export const finishTask = async (db: Db, name: LeasedTaskName, leaseEnd: string, next?: string) => {
  const setting = settingOf(name)
  await (next === undefined
    ? db.deleteFrom('office_setting').where('name', '=', setting).where('value', '=', leaseEnd).execute()
    : db
        .updateTable('office_setting')
        .set({ value: next })
        .where('name', '=', setting)
        .where('value', '=', leaseEnd)
        .execute())
}
