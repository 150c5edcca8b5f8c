import { sql, type SqlBool } from 'kysely'
import { MEGABYTE } from '@/domain/site/limits'
import { withoutNul, type TextIndex } from './textIndex'

/** Options of FTS5, which keeps them. */
const OPTIONS = {
  /** How much of the index is gathered in memory before it is written. */
  hashsize: 32 * MEGABYTE,
  /** Takes every place of a deleted text out, and does not only mark it. */
  'secure-delete': 1,
}

const create: TextIndex['create'] = async (db) => {
  await sql`create table inbox_search (row integer primary key, texts text not null)`.execute(db)
  await sql`create virtual table inbox_search_text using fts5(texts, content='inbox_search', content_rowid='row',
    tokenize='trigram case_sensitive 1')`.execute(db)
  for (const [name, value] of Object.entries(OPTIONS))
    await sql`insert into inbox_search_text (inbox_search_text, rank) values (${sql.lit(name)}, ${sql.lit(value)})`.execute(
      db,
    )
  const add = 'insert into inbox_search_text (rowid, texts) values (new.row, new.texts);'
  const remove =
    "insert into inbox_search_text (inbox_search_text, rowid, texts) values ('delete', old.row, old.texts);"
  for (const [event, does] of Object.entries({ insert: add, delete: remove, update: remove + add })) {
    await sql`create trigger ${sql.id(`inbox_search_${event}`)} after ${sql.raw(event)} on inbox_search
      begin ${sql.raw(does)} end`.execute(db)
  }
}

const phraseOf = (text: string) => `"${withoutNul(text).replaceAll('"', '""')}"`

const inboxHas: TextIndex['inboxHas'] = (texts) =>
  sql<SqlBool>`row in (select rowid from inbox_search_text
    where inbox_search_text match ${texts.map(phraseOf).join(' AND ')})`

export const sqliteTextIndex: TextIndex = { create, inboxHas }
