import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '../database/schema'
import { hasChanged } from './queries'

/** A task that one server at a time runs, and only when it is due. */
export type LeasedTaskName = 'purge' | 'rebuild' | 'morning'

/** When a task is due; undefined where there is nothing to do. */
export const readDue = async (db: Db, name: LeasedTaskName) => {
  const row = await db
    .selectFrom('scheduled_task')
    .select('due_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.due_at
}

/** `from` is the earliest present time that is put off or brought forward. */
const setDueFrom = (db: Db, name: LeasedTaskName, due_at: string, from = '') =>
  db
    .insertInto('scheduled_task')
    .values({ name, due_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ due_at }).where('scheduled_task.due_at', '>', from),
    )
    .execute()

export const setDue = (db: Db, name: LeasedTaskName, due: string) => setDueFrom(db, name, due)

/** The same, unless it is due earlier. */
export const setDueBy = (db: Db, name: LeasedTaskName, due: string) => setDueFrom(db, name, due, due)

export const deleteDue = (db: Db, name: LeasedTaskName) =>
  db.deleteFrom('scheduled_task').where('name', '=', name).execute()

/** Takes a task that is due: it is due again when the lease ends. Of several servers one gets true. */
export const claimTask = (db: Db, name: LeasedTaskName, now: string, leaseEnd: string) =>
  hasChanged(
    db
      .updateTable('scheduled_task')
      .set({ due_at: leaseEnd })
      .where('name', '=', name)
      .where('due_at', '<=', now),
  )

/** Gives the lease back: the task is due again at `next`, or never. A due time that was set during the run stays. */
export const finishTask = async (db: Db, name: LeasedTaskName, leaseEnd: string, next?: string) => {
  const isLeased = (build: ExpressionBuilder<Schema, 'scheduled_task'>) =>
    build.and({ name, due_at: leaseEnd })
  if (next === undefined) await db.deleteFrom('scheduled_task').where(isLeased).execute()
  else await db.updateTable('scheduled_task').set({ due_at: next }).where(isLeased).execute()
}
