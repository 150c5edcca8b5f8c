import { setImmediate } from 'node:timers/promises'
import { isUnreadable } from '../database/dialects/sqliteCode'
import type { Db, SubmissionTable, UploadedFileTable } from '../database/schema'
import { checksumOf } from '../files/checksum'

const columns = [
  'id',
  'submission_table',
  'submission_id',
  'field',
  'original_name',
  'media_type',
  'size',
] as const

export type StoredFile = Pick<UploadedFileTable, (typeof columns)[number]>

/** The bytes as they are stored, undefined where they cannot be read. `fault` ends a sentence about the file. */
type Contents = { bytes: Uint8Array | undefined; fault?: string }

const CHANGED = 'does not match its checksum'
const UNREADABLE: Contents = { bytes: undefined, fault: 'cannot be read' }

/** Another tool may have stored a value of another type. */
const toContents = (value: Uint8Array | string | number | null, checksum: string): Contents => {
  if (!(value instanceof Uint8Array)) return { bytes: Buffer.from(`${value ?? ''}`), fault: CHANGED }
  return checksumOf(value) === checksum ? { bytes: value } : { bytes: value, fault: CHANGED }
}

/** Reads the bytes of a file and compares them with its checksum. Undefined where it was erased. */
export const readContents = async (db: Db, id: string): Promise<Contents | undefined> => {
  try {
    const file = await db
      .selectFrom('uploaded_file')
      .select(['checksum', 'bytes'])
      .where('id', '=', id)
      .executeTakeFirst()
    return file && toContents(file.bytes, file.checksum)
  } catch (error) {
    if (isUnreadable(error)) return UNREADABLE
    throw error
  }
}

export const listFilesOf = (db: Db, table: SubmissionTable, submissionId: string): Promise<StoredFile[]> =>
  db
    .selectFrom('uploaded_file')
    .select(columns)
    .where('submission_table', '=', table)
    .where('submission_id', '=', submissionId)
    .orderBy('field')
    .execute()

/** Every stored file with the result of its check. One file is in memory at a time, and signals are handled between. */
export async function* checkedFiles(db: Db) {
  for (let after: string | undefined; ;) {
    let next = db.selectFrom('uploaded_file').select(columns)
    if (after !== undefined) next = next.where('id', '>', after)
    const file = await next.orderBy('id').limit(1).executeTakeFirst()
    // An id that is no UTF-8 is read as another one, which would come again for ever.
    if (!file || file.id === after) return
    yield { ...file, fault: (await readContents(db, file.id))?.fault }
    await setImmediate()
    after = file.id
  }
}
