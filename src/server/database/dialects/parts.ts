import type { Dialect, Kysely, RawBuilder } from 'kysely'

/** What can be done with a database that is one file. */
export type FileParts = {
  path: string
  /** Writes a copy of one moment to an empty file, while others go on writing. */
  copyTo: (file: string, onProgress: (done: number, total: number) => void) => Promise<void>
  /** What a thorough look at every page finds wrong, if anything. */
  findFault: () => Promise<string | undefined>
  /** Leaves everything in the one file, so that it can be carried away or read where nothing can be written. */
  settle: () => Promise<void>
}

/** Where the databases differ; each has a file beside this one. */
export type DialectParts = {
  dialect: Dialect
  /** Whether one transaction at a time is all there is. */
  hasOneConnection: boolean
  /** Another value whenever something may have been committed, by us or by others; cheap to ask for. */
  changeStamp: () => Promise<string>
  /** What it takes on the disk; asked for often, and as cheap whatever it holds. */
  bytesUsed: () => Promise<number>
  /** Makes every change of this table raise `meta.content_version`. */
  countContentChanges: (db: Kysely<unknown>, table: string) => Promise<void>
  /** The type of a column of texts that are compared and ordered by their characters' codes. */
  text: 'text' | RawBuilder<string>
  /** Whether waiting a little may help. */
  isBusy: (error: unknown) => boolean
  /** Whether the database, and not the request, is the cause. */
  isUnavailable: (error: unknown) => boolean
  /**
   * Empties the log of what was deleted. `thoroughly` also builds the database anew, which takes as much room again as
   * it has, and lets nobody else write meanwhile; after it no trace is left.
   */
  forgetDeleted: (options: { thoroughly: boolean }) => Promise<void>
  /** Throws where what was committed is lost all the same, because its file was deleted or replaced under us. */
  confirmKept: () => void
  file?: FileParts
  /** Kysely closes only a database that it was asked something of. */
  close: () => Promise<void>
}
