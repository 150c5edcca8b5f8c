import type { Dialect, Kysely, RawBuilder } from 'kysely'

/** Where the databases differ; each has a file beside this one. */
export type DialectParts = {
  dialect: Dialect
  /** Another value whenever something may have been committed, by us or by others; cheap to ask for. */
  changeStamp: () => Promise<string>
  /** Makes every change of this table raise `meta.content_version`. */
  countContentChanges: (db: Kysely<unknown>, table: string) => Promise<void>
  /** The type of a column of texts that are compared and ordered by their characters' codes. */
  text: 'text' | RawBuilder<string>
  /** Whether waiting a little may help. */
  isBusy: (error: unknown) => boolean
  /** Whether the database, and not the request, is the cause. */
  isUnavailable: (error: unknown) => boolean
}
