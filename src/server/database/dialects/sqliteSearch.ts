import { sql, type Kysely, type QueryExecutorProvider, type SqlBool } from 'kysely'
import { MEGABYTE } from '@/domain/limits'
import {
  indexedTexts,
  readNumbers,
  searchedNames,
  TERM,
  wantedCharacters,
  withoutNul,
  type IndexedTexts,
  type TextIndex,
} from './textIndex'

/** How much of the index is gathered in memory before it is written: a long import merges fewer pieces. */
const GATHERED_BYTES = 32 * MEGABYTE

/** Fewer characters than a term are the beginning of one: what ends a text makes the last ones so. */
const END = '\n\n'
const TERMS_AT_ONCE = 16
/** Comes after every character. */
const LAST = '\u{10FFFF}'

/** `set` is an option of FTS5, which keeps it. */
const configure = (db: Kysely<unknown>, index: string, set: string, value: number) =>
  sql`insert into ${sql.table(index)} (${sql.id(index)}, rank) values (${sql.lit(set)}, ${sql.lit(value)})`.execute(
    db,
  )

/** Deletes the rows of jobs after an event, so that their texts are indexed again. */
const unsearch = (db: Kysely<unknown>, table: string, name: string, event: string, jobs: string) =>
  sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on ${sql.table(table)}
    begin delete from job_search where job_id in (${sql.raw(jobs)}); end`.execute(db)

const jobsNaming = (key: string) => `select job_id from job where ${key} = new.${key}`

const createForJobs = async (db: Kysely<unknown>) => {
  await sql`create table job_search (row integer primary key autoincrement, job_id text not null unique)`.execute(
    db,
  )
  // With the places of all terms a search is exact, so that the texts themselves need not be kept.
  await sql`create virtual table job_search_text using fts5(texts, content='', contentless_delete=1,
    tokenize='trigram case_sensitive 1')`.execute(db)
  await configure(db, 'job_search_text', 'hashsize', GATHERED_BYTES)
  await sql`create virtual table job_search_term using fts5vocab('job_search_text', 'row')`.execute(db)
  await sql`create trigger job_search_removed after delete on job_search
    begin delete from job_search_text where rowid = old.row; end`.execute(db)
  await unsearch(db, 'job', 'job_insert_unsearched', 'insert', 'new.job_id')
  for (const event of ['update', 'delete'])
    await unsearch(db, 'job', `job_${event}_unsearched`, event, 'old.job_id')
  for (const { table, key, name } of searchedNames)
    for (const [column, end] of [
      [name, ''],
      [`${name}_hi`, '_hi'],
    ])
      await unsearch(db, table, `${table}_unsearched${end}`, `update of ${column}`, jobsNaming(key))
  const inPlace = 'select job_id from job where instr(lower(location), lower(new.location_name)) > 0'
  for (const event of ['insert', 'update'])
    await unsearch(db, 'location', `location_unsearched_${event}`, event, inPlace)
}

/** Unlike an index without the texts, which only marks what is deleted, this one takes every place of a term out. */
const createForInbox = async (db: Kysely<unknown>) => {
  await sql`create table inbox_search (row integer primary key, texts text not null)`.execute(db)
  await sql`create virtual table inbox_search_text using fts5(texts, content='inbox_search', content_rowid='row',
    tokenize='trigram case_sensitive 1')`.execute(db)
  await configure(db, 'inbox_search_text', 'hashsize', GATHERED_BYTES)
  await configure(db, 'inbox_search_text', 'secure-delete', 1)
  const add = 'insert into inbox_search_text (rowid, texts) values (new.row, new.texts);'
  const remove =
    "insert into inbox_search_text (inbox_search_text, rowid, texts) values ('delete', old.row, old.texts);"
  for (const [event, does] of [
    ['insert', add],
    ['delete', remove],
    ['update', remove + add],
  ]) {
    await sql`create trigger ${sql.id(`inbox_search_${event}`)} after ${sql.raw(`${event}`)} on inbox_search
      begin ${sql.raw(`${does}`)} end`.execute(db)
  }
}

const add: TextIndex['add'] = async (db, where, rows) => {
  for (const { key, texts } of rows) {
    const text = withoutNul(texts) + END
    if (where === indexedTexts.inbox) {
      await sql`insert into inbox_search (row, texts) values (${key}, ${text})`.execute(db)
    } else {
      await sql`insert into job_search (job_id) values (${key})`.execute(db)
      await sql`insert into job_search_text (rowid, texts) values (last_insert_rowid(), ${text})`.execute(db)
    }
  }
}

const phraseOf = (text: string) => `"${withoutNul(text).replaceAll('"', '""')}"`

const rowsWith = ({ table }: IndexedTexts, texts: readonly string[]) =>
  sql<{ row: number }>`select rowid as "row" from ${sql.table(`${table}_text`)}
    where ${sql.id(`${table}_text`)} match ${texts.map(phraseOf).join(' AND ')}`

const inboxHas = (texts: readonly string[]) => sql<SqlBool>`row in (${rowsWith(indexedTexts.inbox, texts)})`

/** The terms of the index that begin with a text, a few at a time: to read one is to read all its places. */
async function* termsWith(db: QueryExecutorProvider, text: string) {
  let from = sql`term >= ${text}`
  for (;;) {
    const { rows } = await sql<{ term: string }>`select term from job_search_term
      where ${from} and term < ${text + LAST} limit ${TERMS_AT_ONCE}`.execute(db)
    for (const { term } of rows) yield term
    const last = rows.at(-1)?.term
    if (last === undefined || rows.length < TERMS_AT_ONCE) return
    from = sql`term > ${last}`
  }
}

async function* find(db: QueryExecutorProvider, text: string) {
  const characters = wantedCharacters(text)
  const wanted = characters.join('')
  for await (const term of characters.length >= TERM ? [wanted] : termsWith(db, wanted))
    yield await readNumbers(db, rowsWith(indexedTexts.jobs, [term]))
}

export const sqliteTextIndex: TextIndex = { createForJobs, createForInbox, add, inboxHas, find }
