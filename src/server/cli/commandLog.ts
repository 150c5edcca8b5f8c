import { COMMAND_LINE } from '@/domain/office/log'
import { StartError } from '../config'
import { logAs, type LogEntry } from '../staff/log'
import { errorMessage } from './errorMessages'
import { withWriter } from './withDatabase'

/** Writes what a command did to the log of the office, in the transaction of the change. */
export const logCommand = logAs(COMMAND_LINE, () => new Date())

/** The same for a command whose own connection cannot write: it only reads, or it replaced the database. Call it afterwards. */
export const logAfterwards = async (entry: LogEntry) => {
  try {
    await withWriter(({ write }) => write((trx) => logCommand(trx, entry)))
  } catch (error) {
    const why = `The log of the office could not be written. ${errorMessage(error)}`
    throw new StartError(why, { cause: error })
  }
}
