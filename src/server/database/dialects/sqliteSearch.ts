import { sql, type Kysely, type QueryExecutorProvider } from 'kysely'
import { searchedNames, wantedCharacters, withoutNul, type TextIndex } from './textIndex'

const MEGABYTE = 1024 * 1024
/** How much of the index is gathered in memory before it is written: a long import merges fewer pieces. */
const GATHERED_BYTES = 32 * MEGABYTE

/** The index finds three characters or more. Fewer are the beginning of a term: what ends a text makes the last ones so. */
const TERM = 3
const END = '\n\n'
const TERMS_AT_ONCE = 16
/** Comes after every character. */
const LAST = '\u{10FFFF}'

const create = async (db: Kysely<unknown>) => {
  await sql`create table job_search (row integer primary key autoincrement, job_id text not null unique)`.execute(
    db,
  )
  // With the places of all terms a search is exact, so that the texts themselves need not be kept.
  await sql`create virtual table job_search_text using fts5(texts, content='', contentless_delete=1,
    tokenize='trigram case_sensitive 1')`.execute(db)
  await sql`insert into job_search_text (job_search_text, rank) values ('hashsize', ${sql.lit(GATHERED_BYTES)})`.execute(
    db,
  )
  await sql`create virtual table job_search_term using fts5vocab('job_search_text', 'row')`.execute(db)
  await sql`create trigger job_search_removed after delete on job_search
    begin delete from job_search_text where rowid = old.row; end`.execute(db)
  for (const [event, row] of [
    ['insert', 'new'],
    ['update', 'old'],
    ['delete', 'old'],
  ]) {
    await sql`create trigger ${sql.id(`job_${event}_unsearched`)} after ${sql.raw(`${event}`)} on job
      begin delete from job_search where job_id = ${sql.raw(`${row}`)}.job_id; end`.execute(db)
  }
  for (const { table, key, name } of searchedNames) {
    await sql`create trigger ${sql.id(`${table}_unsearched`)} after update of ${sql.id(name)} on ${sql.table(table)}
      begin delete from job_search where job_id in (select job_id from job where ${sql.id(key)} = new.${sql.id(key)}); end`.execute(
      db,
    )
  }
}

const add: TextIndex['add'] = async (db, jobs) => {
  for (const { job_id, texts } of jobs) {
    await sql`insert into job_search (job_id) values (${job_id})`.execute(db)
    await sql`insert into job_search_text (rowid, texts) values (last_insert_rowid(), ${withoutNul(texts) + END})`.execute(
      db,
    )
  }
}

/**
 * The terms of the index that begin with a text, a few at a time: to read one is to read all its places. Of two lower limits
 * the index would look at one alone.
 */
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

const rowsWith = async (db: QueryExecutorProvider, phrase: string) => {
  const query = `"${phrase.replaceAll('"', '""')}"`
  const { rows } = await sql<{
    found: string | null
  }>`select group_concat(rowid) as found from job_search_text
    where job_search_text match ${query}`.execute(db)
  return rows[0]?.found ?? ''
}

async function* find(db: QueryExecutorProvider, text: string) {
  const characters = wantedCharacters(text)
  const wanted = characters.join('')
  if (characters.length >= TERM) yield await rowsWith(db, wanted)
  else for await (const term of termsWith(db, wanted)) yield await rowsWith(db, term)
}

export const sqliteTextIndex: TextIndex = { create, add, find }
