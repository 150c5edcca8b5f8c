import { COMMAND_LINE } from '@/domain/office/log'
import type { Db } from '../database/schema'
import type { LogEntry } from '../office/officeRoute'
import { insertLogLine } from '../repositories/office/log'

/** Writes what a command did to the log of the office, in the transaction of the change. */
export const logCommand = async (trx: Db, { action, subject = '', details = '' }: LogEntry) => {
  await insertLogLine(trx, {
    at: new Date().toISOString(),
    account: COMMAND_LINE,
    action,
    subject,
    details,
    address: '',
  })
}
