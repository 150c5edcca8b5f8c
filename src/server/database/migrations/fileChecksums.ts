import type { Kysely } from 'kysely'

/** Not every checksum is a SHA-256 any more. */
export const renameFileChecksums = (db: Kysely<unknown>) =>
  db.schema.alterTable('uploaded_file').renameColumn('sha256', 'checksum').execute()
