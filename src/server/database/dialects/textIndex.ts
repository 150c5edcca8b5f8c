import { sql, type Kysely, type QueryExecutorProvider, type RawBuilder, type SqlBool } from 'kysely'

/** A table with an index of texts, and the column that tells whose they are. */
export const indexedTexts = {
  jobs: { table: 'job_search', key: 'job_id' },
  inbox: { table: 'inbox_search', key: 'row' },
} as const

export type IndexedTexts = (typeof indexedTexts)[keyof typeof indexedTexts]

/** The folded texts of a job or a submission that a search looks at, one below the other. */
export type SearchedText = { key: string | number; texts: string }

/** Tables with indexes of texts, and what each database must do to search them. */
export type TextIndex = {
  /** Creates the table of the jobs. Every change of a job, or of a name in it, in Hindi too, deletes its row until it is indexed again. */
  createForJobs: (db: Kysely<unknown>) => Promise<void>
  /** Creates the table of the inbox. It keeps its texts, so that nothing is left of one that is deleted. */
  createForInbox: (db: Kysely<unknown>) => Promise<void>
  add: (db: QueryExecutorProvider, where: IndexedTexts, texts: readonly SearchedText[]) => Promise<void>
  /** Whether `row`, the number of an entry of the inbox, has all these folded texts of three characters or more. */
  inboxHas: (texts: readonly string[]) => RawBuilder<SqlBool>
  /** The numbers of the rows with a folded text, in pieces. */
  find: (db: QueryExecutorProvider, text: string) => AsyncIterable<readonly number[]>
}

/** The indexes find so many characters or more. */
export const TERM = 3

/** No person types more; the rest of a longer text is not looked for. */
const TEXT_MAX = 100

/** Neither index knows NUL. No text of PostgreSQL has one. */
export const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD')

/** The characters, as databases count them, by which a text is found. */
export const wantedCharacters = (text: string) => Array.from(withoutNul(text)).slice(0, TEXT_MAX)

/** The tables whose names are searched with a job, with the column that refers to them. */
export const searchedNames = [
  { table: 'department', key: 'department_id', name: 'd_name' },
  { table: 'industry', key: 'industry_id', name: 'industry_name' },
  { table: 'role', key: 'role_id', name: 'role_name' },
] as const

/** The numbers of rows, sent as one text like '12,7,1044': a hundred thousand of them are read sooner than as many rows. */
export const readNumbers = async (db: QueryExecutorProvider, found: RawBuilder<unknown>) => {
  const { rows } = await sql<{ numbers: string | null }>`
    select string_agg(cast("row" as text), ',') as numbers from (${found}) as found`.execute(db)
  return JSON.parse(`[${rows[0]?.numbers ?? ''}]`) as number[]
}
