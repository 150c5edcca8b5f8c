/**
 * A program of its own, so that neither the thread that answers visitors nor the end of the server waits for it: reads
 * every page of the SQLite file that its argument names, and prints a `Finding` as JSON.
 */
import { DatabaseSync } from 'node:sqlite'

/** `fault` is undefined for a sound database, and for one that could not be checked because it is locked. */
export type Finding = {
  fault?: string
  /** Differs for each database of the portal. */
  identity?: string
  contentVersion?: number
  submissions?: number
}

const SUBMISSIONS = `select (select count(*) from application) + (select count(*) from resume) +
  (select count(*) from internship) + (select count(*) from enquiry) + (select count(*) from contact_message) as count`
const BUSY = 5
const WAIT_MS = 5000

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0

const read = (database: DatabaseSync): Finding => {
  const [first] = database.prepare('pragma integrity_check(1)').all()
  const fault = String(Object.values(first ?? {})[0])
  if (fault !== 'ok') return { fault }
  const meta = database.prepare('select content_version, hash_secret from meta').get()
  return {
    identity: String(meta?.hash_secret),
    contentVersion: Number(meta?.content_version),
    submissions: Number(database.prepare(SUBMISSIONS).get()?.count),
  }
}

const check = (file: string): Finding => {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: WAIT_MS })
    try {
      return read(database)
    } finally {
      database.close()
    }
  } catch (error) {
    return codeOf(error) === BUSY ? {} : { fault: error instanceof Error ? error.message : String(error) }
  }
}

process.stdout.write(JSON.stringify(check(process.argv[2] ?? '')))
