import type { LogAction } from '@/domain/office/log'
import type { Db } from '../../database/schema'

const LINES_MAX = 1000

/** The newest lines of the log with one of these actions, whose ids are above `afterId`. */
export const listLinesAfter = (db: Db, afterId: string, actions: readonly LogAction[]) =>
  db
    .selectFrom('office_log')
    .select(['id', 'action', 'subject'])
    .where('id', '>', afterId)
    .where('action', 'in', actions)
    .orderBy('id', 'desc')
    .limit(LINES_MAX)
    .execute()

/** The number of the newest submission, which grows with each. */
export const newestRow = async (db: Db) => {
  const { row } = await db
    .selectFrom('inbox_entry')
    .select(({ fn }) => fn.max<number | null>('row').as('row'))
    .executeTakeFirstOrThrow()
  return Number(row)
}

/** The versions of submissions, 0 for those that were erased. */
export const versionsOf = async (db: Db, references: readonly string[]): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('inbox_entry')
    .select(['reference', 'version'])
    .where('reference', 'in', references)
    .execute()
  const known = rows.map(({ reference, version }) => [reference, version] as const)
  return {
    ...Object.fromEntries(references.map((reference) => [reference, 0])),
    ...Object.fromEntries(known),
  }
}
