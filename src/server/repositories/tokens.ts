import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from '../database/schema'
import { hashSecret } from './meta'

/** Letters and digits alone: mail programs and chats leave a `-` or `_` at the end out of a link. */
const tokenOf = (bytes: Buffer) => bytes.toString('base64url').replace(/[-_]/g, 'x')

/** A random secret for a cookie or a link. */
export const newToken = () => tokenOf(randomBytes(32))

/** The number of bytes in the id of an invitation: too many to guess, few enough for a chat. */
const ID_BYTES = 18

/** A secret for a link that is the same for the same text, and that only this database can make. */
export const keyedToken = async (db: Db, text: string) =>
  tokenOf(
    createHmac('sha256', await hashSecret(db))
      .update(text)
      .digest()
      .subarray(0, ID_BYTES),
  )
