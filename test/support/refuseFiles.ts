import { sql } from 'kysely'
import type { Db } from '@/server/database/schema'
import { firstPostgres } from './databases'

const inPostgres = [
  `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  'create trigger refuse_files before insert on uploaded_file for each row execute function refuse()',
]
const inSqlite = [
  `create trigger refuse_files before insert on uploaded_file begin select raise(abort, 'no'); end`,
]

/** From here on the database takes no file, whichever it is. */
export const refuseFiles = async (db: Db) => {
  for (const statement of firstPostgres() ? inPostgres : inSqlite) await sql.raw(statement).execute(db)
}

/** It takes them again. */
export const takeFiles = async (db: Db) => {
  const table = firstPostgres() ? ' on uploaded_file' : ''
  await sql.raw(`drop trigger refuse_files${table}`).execute(db)
}
