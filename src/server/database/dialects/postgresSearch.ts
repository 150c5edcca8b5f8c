import { sql, type SqlBool } from 'kysely'
import { withoutNul, type TextIndex } from './textIndex'

/** Every PostgreSQL comes with pg_trgm, and lets the owner of a database create it. */
const create: TextIndex['create'] = async (db) => {
  await sql`create table inbox_search (row integer primary key, texts text collate "C" not null)`.execute(db)
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index inbox_search_by_text on inbox_search using gin (texts gin_trgm_ops)`.execute(db)
}

const has = (text: string) => sql`texts like ${`%${withoutNul(text).replace(/[\\%_]/g, '\\$&')}%`}`

/**
 * ANALYZE leaves out values of more than 1 kB, so the planner expects a few rows where it gets most, and would look up each
 * of them. As a value of `is true` the query fills a hash table instead, which is looked into.
 */
const inboxHas: TextIndex['inboxHas'] = (texts) =>
  sql<SqlBool>`(row in (select row from inbox_search where ${sql.join(texts.map(has), sql` and `)})) is true`

export const postgresTextIndex: TextIndex = { create, inboxHas }
