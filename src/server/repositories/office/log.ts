import { randomUUID } from 'node:crypto'
import type { LogRow } from '@/domain/office/log'
import type { Db } from '../../database/schema'

/** Call it in the transaction of what it tells. */
export const insertLogLine = (db: Db, line: Omit<LogRow, 'id'>) =>
  db
    .insertInto('office_log')
    .values({ id: randomUUID(), ...line })
    .execute()
