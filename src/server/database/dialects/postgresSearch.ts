import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { codeOf } from '../reason'
import { searchedNames, wantedCharacters, withoutNul, type TextIndex } from './textIndex'

/** Not installed, or this user may not create it. */
const NO_EXTENSION = new Set(['0A000', '42501', '58P01', '42710', '23505'])

/** Whether there is pg_trgm, with which every trusted PostgreSQL comes; without it a search reads every text. */
const hasTrigrams = async (db: Kysely<unknown>) => {
  await sql`savepoint extension`.execute(db)
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
    return true
  } catch (error) {
    if (!NO_EXTENSION.has(codeOf(error))) throw error
    await sql`rollback to savepoint extension`.execute(db)
    return false
  }
}

/**
 * The trigger of a statement runs after `count_content_change`, by its name, and so while its transaction has locked `meta`:
 * a row that another transaction wrote meanwhile is seen.
 */
const unsearch = async (
  db: Kysely<unknown>,
  table: string,
  { event, jobs }: { event: string; jobs: string },
) => {
  const name = `${table}_unsearched_${event}`
  const rows = event === 'insert' ? 'referencing new table as changed' : 'referencing old table as changed'
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin delete from job_search where job_id in (${sql.raw(jobs)}); return null; end $$`.execute(db)
  await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
    ${sql.raw(event === 'truncate' ? '' : rows)} for each statement execute function ${sql.id(name)}()`.execute(
    db,
  )
}

const create = async (db: Kysely<unknown>) => {
  await sql`create table job_search (row integer generated always as identity primary key,
    job_id text collate "C" not null unique, texts text collate "C" not null)`.execute(db)
  if (await hasTrigrams(db))
    await sql`create index job_search_by_text on job_search using gin (texts gin_trgm_ops)`.execute(db)
  for (const event of ['insert', 'update', 'delete'])
    await unsearch(db, 'job', { event, jobs: 'select job_id from changed' })
  await unsearch(db, 'job', { event: 'truncate', jobs: 'select job_id from job_search' })
  for (const { table, key } of searchedNames) {
    const jobs = `select job_id from job where ${key} in (select ${key} from changed)`
    await unsearch(db, table, { event: 'update', jobs })
  }
}

const add: TextIndex['add'] = async (db, jobs) => {
  if (jobs.length === 0) return
  const rows = jobs.map(({ job_id, texts }) => sql`(${job_id}, ${withoutNul(texts)})`)
  await sql`insert into job_search (job_id, texts) values ${sql.join(rows)}`.execute(db)
}

async function* find(db: QueryExecutorProvider, text: string) {
  const wanted = wantedCharacters(text).join('')
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{
    found: string | null
  }>`select string_agg(row::text, ',') as found from job_search
    where texts like ${pattern}`.execute(db)
  yield rows[0]?.found ?? ''
}

export const postgresTextIndex: TextIndex = { create, add, find }
