import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Kysely } from 'kysely'

/** Checksums were CRC-32 from this migration to the next. */
export const renameFileChecksums = (db: Kysely<unknown>) =>
  db.schema.alterTable('uploaded_file').renameColumn('sha256', 'checksum').execute()

type FileTables = { uploaded_file: { id: string; checksum: string; bytes: Uint8Array } }

const CRC = 'crc32:'

const crcOf = (bytes: Uint8Array) => CRC + crc32(bytes).toString(16).padStart(8, '0')

/**
 * Replaces CRC-32 checksums by SHA-256. A file whose bytes do not match its CRC-32 keeps that, so that it still counts
 * as damaged. One file is in memory at a time.
 */
export const replaceCrcChecksums = async (untyped: Kysely<unknown>) => {
  const db: Kysely<FileTables> = untyped.withTables()
  const files = await db
    .selectFrom('uploaded_file')
    .select('id')
    .where('checksum', 'like', `${CRC}%`)
    .execute()
  for (const { id } of files) {
    const { checksum, bytes } = await db
      .selectFrom('uploaded_file')
      .select(['checksum', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (checksum !== crcOf(bytes)) continue
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await db.updateTable('uploaded_file').set({ checksum: sha256 }).where('id', '=', id).execute()
  }
}
