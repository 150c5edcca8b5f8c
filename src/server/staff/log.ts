import type { LogAction } from '@/domain/office/log'
import type { Db } from '../database/schema'
import { insertLogLines } from '../repositories/office/log'

export type LogEntry = { action: LogAction; subject?: string; details?: string }

/** Writes lines to the log of the office, in the transaction of the change. */
export type WriteLog = (trx: Db, ...entries: LogEntry[]) => Promise<void>

/** Logs in the name of an account's e-mail, of the server or of the command line. */
export const logAs =
  (account: string, now: () => Date, address = ''): WriteLog =>
  async (trx, ...entries) => {
    const line = { at: now().toISOString(), account, subject: '', details: '', address }
    await insertLogLines(
      trx,
      entries.map((entry) => ({ ...line, ...entry })),
    )
  }
