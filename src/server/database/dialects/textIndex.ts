import type { Kysely, QueryExecutorProvider } from 'kysely'

/** The folded texts of a job that a search looks at, one below the other. */
export type SearchedText = { job_id: string; texts: string }

/** The table `job_search` with the index of its texts, and what each database must do to search it. */
export type TextIndex = {
  /**
   * Creates the table, whose rows get ever higher numbers, and makes every change of a job, or of a name that belongs to it,
   * delete its row. A deleted row is written again by `fillJobSearch`.
   */
  create: (db: Kysely<unknown>) => Promise<void>
  add: (db: QueryExecutorProvider, jobs: readonly SearchedText[]) => Promise<void>
  /**
   * The numbers of the rows with a folded text, joined by commas, in pieces that may repeat a number. They may be too many
   * where the text has more than `TEXT_MAX` characters.
   */
  find: (db: QueryExecutorProvider, text: string) => AsyncIterable<string>
}

/** No person types more; the rest of a longer text is compared with what the index finds. */
export const TEXT_MAX = 100

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
