import { sql, type Kysely, type QueryExecutorProvider, type SqlBool } from 'kysely'
import {
  indexedTexts,
  readNumbers,
  searchedNames,
  wantedCharacters,
  withoutNul,
  type IndexedTexts,
  type TextIndex,
} from './textIndex'

/** Every function has it: `pg_restore` loads a table without a search path, and its triggers still find the others. */
export const ownSchema = sql`set search_path from current`

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
  await sql`create function ${sql.id(name)}() returns trigger language plpgsql ${ownSchema} as $$
    begin delete from job_search where job_id in (${sql.raw(jobs)}); return null; end $$`.execute(db)
  await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
    ${sql.raw(event === 'truncate' ? '' : rows)} for each statement execute function ${sql.id(name)}()`.execute(
    db,
  )
}

/** Every PostgreSQL comes with pg_trgm, and lets the owner of a database create it. */
const indexByText = async (db: Kysely<unknown>, { table }: IndexedTexts) => {
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index ${sql.id(`${table}_by_text`)} on ${sql.table(table)} using gin (texts gin_trgm_ops)`.execute(
    db,
  )
}

const createForInbox = async (db: Kysely<unknown>) => {
  await sql`create table inbox_search (row integer primary key, texts text collate "C" not null)`.execute(db)
  await indexByText(db, indexedTexts.inbox)
}

const createForJobs = async (db: Kysely<unknown>) => {
  await sql`create table job_search (row integer generated always as identity primary key,
    job_id text collate "C" not null unique, texts text collate "C" not null)`.execute(db)
  await indexByText(db, indexedTexts.jobs)
  for (const event of ['insert', 'update', 'delete'])
    await unsearch(db, 'job', { event, jobs: 'select job_id from changed' })
  await unsearch(db, 'job', { event: 'truncate', jobs: 'select job_id from job_search' })
  for (const { table, key } of searchedNames) {
    const jobs = `select job_id from job where ${key} in (select ${key} from changed)`
    await unsearch(db, table, { event: 'update', jobs })
  }
  const inPlace = `select job_id from job where exists
    (select 1 from changed where strpos(lower(location), lower(location_name)) > 0)`
  for (const event of ['insert', 'update']) await unsearch(db, 'location', { event, jobs: inPlace })
}

const add: TextIndex['add'] = async (db, { table, key: column }, added) => {
  if (added.length === 0) return
  const rows = added.map(({ key, texts }) => sql`(${key}, ${withoutNul(texts)})`)
  await sql`insert into ${sql.table(table)} (${sql.id(column)}, texts) values ${sql.join(rows)}`.execute(db)
}

const has = (text: string) => sql`texts like ${`%${withoutNul(text).replace(/[\\%_]/g, '\\$&')}%`}`

const rowsWith = ({ table }: IndexedTexts, texts: readonly string[]) =>
  sql<{ row: number }>`select row from ${sql.table(table)} where ${sql.join(texts.map(has), sql` and `)}`

/**
 * ANALYZE leaves out values of more than 1 kB, so the planner expects a few rows where it gets most, and would look up each
 * of them. As a value of `is true` the query fills a hash table instead, which is looked into.
 */
const inboxHas = (texts: readonly string[]) =>
  sql<SqlBool>`(row in (${rowsWith(indexedTexts.inbox, texts)})) is true`

async function* find(db: QueryExecutorProvider, text: string) {
  yield await readNumbers(db, rowsWith(indexedTexts.jobs, [wantedCharacters(text).join('')]))
}

export const postgresTextIndex: TextIndex = { createForJobs, createForInbox, add, inboxHas, find }
