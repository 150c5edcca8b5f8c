import { createHmac } from 'node:crypto'
import type { Db } from '../database/schema'
import { readHashSecret } from '../repositories/sendingCounts'

/** A hash of personal data with the secret of the database. */
export const keyedHash = async (db: Db, text: string) =>
  createHmac('sha256', await readHashSecret(db))
    .update(text)
    .digest('hex')
