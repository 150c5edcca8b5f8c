import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../database/schema'

/** Locks the row of `meta`, so that transactions which decide by it run one after the other. */
export const lockMeta = (db: Db) =>
  db
    .updateTable('meta')
    .set((build) => ({ content_version: build.ref('content_version') }))
    .execute()

/** Outdates pages that show more than content. */
export const raiseContentVersion = (db: Db) =>
  db
    .updateTable('meta')
    .set((build) => ({ content_version: build('content_version', '+', 1) }))
    .execute()

export const wasFilled = async (db: Db) => {
  const meta = await db.selectFrom('meta').select('filled_at').executeTakeFirst()
  return meta?.filled_at != null
}

export const markFilled = (db: Db, filledAt: string) =>
  db.updateTable('meta').set({ filled_at: filledAt }).execute()

export const contentVersion = async (db: Db) => {
  const meta = await db.selectFrom('meta').select('content_version').executeTakeFirstOrThrow()
  return meta.content_version
}

/** The secret of the database, with which it makes hashes and tokens that no other can. */
const hashSecret = async (db: Db) => {
  const meta = await db.selectFrom('meta').select('hash_secret').executeTakeFirstOrThrow()
  return meta.hash_secret
}

/** A hash of personal data with the secret of the database: without one, numbers could be found by trying all. */
export const keyedHash = async (db: Db, text: string) =>
  createHmac('sha256', await hashSecret(db))
    .update(text)
    .digest('hex')

/** Letters and digits alone: mail programs and chats leave a `-` or `_` at the end out of a link. */
const tokenOf = (bytes: Buffer) => bytes.toString('base64url').replace(/[-_]/g, 'x')

/** A random secret for a cookie or a link. */
export const newToken = () => tokenOf(randomBytes(32))

/** The number of bytes in the id of a question: too many to guess, few enough for a chat. */
const ID_BYTES = 18

/** A secret for a link that is the same for the same text, and that only this database can make. */
export const keyedToken = async (db: Db, text: string) =>
  tokenOf(
    createHmac('sha256', await hashSecret(db))
      .update(text)
      .digest()
      .subarray(0, ID_BYTES),
  )
