import { COMMAND_LINE } from '@/domain/office/log'
import { StartError } from '../config'
import type { Db } from '../database/schema'
import type { LogEntry } from '../office/officeRoute'
import { insertLogLines } from '../repositories/office/log'
import { errorMessage } from './errorMessages'
import { withWriter } from './withDatabase'

/** Writes what a command did to the log of the office, in the transaction of the change. */
export const logCommand = async (trx: Db, ...entries: LogEntry[]) => {
  const line = { at: new Date().toISOString(), account: COMMAND_LINE, subject: '', details: '', address: '' }
  await insertLogLines(
    trx,
    entries.map((entry) => ({ ...line, ...entry })),
  )
}

/** The same for a command whose own connection cannot write: it only reads, or it replaced the database. Call it afterwards. */
export const logAfterwards = async (entry: LogEntry) => {
  try {
    await withWriter(({ write }) => write((trx) => logCommand(trx, entry)))
  } catch (error) {
    const why = `The log of the office could not be written. ${errorMessage(error)}`
    throw new StartError(why, { cause: error })
  }
}
