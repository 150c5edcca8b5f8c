/**
 * The yardstick of storing: one row with a file of BYTES in each transaction, each on disk before the next begins, as
 * fast as Node's SQLite does it. Prints how many a second for SECONDS.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const folder = mkdtempSync(join(tmpdir(), 'portal-insert-'))
try {
  const database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table file (id integer primary key, bytes blob not null)')
  const insert = database.prepare('insert into file (bytes) values (?)')
  const bytes = Buffer.alloc(Number(process.env.BYTES), 'resume')
  const seconds = Number(process.env.SECONDS)
  const start = performance.now()
  let inserts = 0
  while (performance.now() - start < seconds * 1000) {
    insert.run(bytes)
    inserts += 1
  }
  const perSecond = inserts / ((performance.now() - start) / 1000)
  database.close()
  process.stdout.write(JSON.stringify({ perSecond }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
