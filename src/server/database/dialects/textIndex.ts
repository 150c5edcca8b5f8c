import type { Kysely, RawBuilder, SqlBool } from 'kysely'

/** The table of the searched texts of the inbox with its index, and how each database looks into it. */
export type TextIndex = {
  /** Creates the table. It keeps its texts, so that nothing is left of one that is deleted. */
  create: (db: Kysely<unknown>) => Promise<void>
  /** Whether `row`, the number of an entry of the inbox, has all these folded texts of three characters or more. */
  inboxHas: (texts: readonly string[]) => RawBuilder<SqlBool>
}

/** Neither index knows NUL. No text of PostgreSQL has one. */
export const withoutNul = (text: string) => text.replaceAll('\0', '\uFFFD')
