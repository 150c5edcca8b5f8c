import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { SubmissionTable } from '../schema'

const TABLES: SubmissionTable[] = ['application', 'resume', 'internship', 'enquiry', 'contact_message']
const NEWEST = `select ${TABLES.map((table) => `(select max(rowid) from ${table})`).join()}`
const IDENTITY = 'select hash_secret from meta'

/** Counts the submissions that this connection deletes. */
const countDeletions = (database: DatabaseSync) => {
  let deletions = 0
  database.function('count_deletion', () => {
    deletions += 1
    return null
  })
  for (const table of TABLES)
    database.exec(
      `create temp trigger ${table}_deletion after delete on main.${table} begin select count_deletion(); end`,
    )
  return () => deletions
}

/**
 * Returns a function that tells whether the newest rows of submissions are gone though no other process has committed
 * anything and this one has deleted none. Rows of another database are not compared with them.
 */
export const watchNewest = (database: DatabaseSync) => {
  let noted: { state: string; newest: number[] } | undefined
  const version = database.prepare('pragma data_version')
  // A new database has no tables yet.
  let prepared: { identity: StatementSync; newest: StatementSync; deletions: () => number } | undefined
  const statements = () =>
    (prepared ??= {
      identity: database.prepare(IDENTITY),
      newest: database.prepare(NEWEST),
      deletions: countDeletions(database),
    })
  const readState = () => {
    const { identity, deletions } = statements()
    return JSON.stringify([version.get(), identity.get(), deletions()])
  }
  const read = () => {
    const state = readState()
    const newest = Object.values(statements().newest.get() ?? {}).map(Number)
    // Another process may commit between.
    return state === readState() ? { state, newest } : undefined
  }
  return () => {
    // What is not committed yet may be rolled back.
    const found = database.isTransaction ? undefined : read()
    if (!found) return false
    const earlier = found.state === noted?.state ? noted.newest : []
    if (earlier.some((row, table) => row > (found.newest[table] ?? 0))) return true
    noted = found
    return false
  }
}
