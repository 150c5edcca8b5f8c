import { type CheckedSheet, checkSheet, countKnown, UselessSheet } from '../../import/readRows'
import { jobs } from '../../import/contentKinds'
import { codeOf } from '../../database/reason'
import { UnreadableFile } from '../../spreadsheet/cells'
import { readSpreadsheetBytes } from '../../spreadsheet/readSpreadsheet'
import { Refusal } from '../../config/refusal'
import { createThread } from '../thread'

/** The rows of a spreadsheet of jobs with the problems of each, or why it cannot be read as a whole. */
type JobSheet = CheckedSheet | { reason: string }

export type SheetToRead = { bytes: Uint8Array; today: string }

export const readJobSheet = async ({ bytes, today }: SheetToRead): Promise<JobSheet> => {
  try {
    return checkSheet(jobs, await readSpreadsheetBytes(Buffer.from(bytes), countKnown(jobs)), today)
  } catch (error) {
    if (error instanceof UnreadableFile || error instanceof UselessSheet) return { reason: error.message }
    throw error
  }
}

const READING_MS = 60_000
const LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 }

const TOO_MUCH = new Set(['ABORT_ERR', 'ERR_WORKER_OUT_OF_MEMORY'])

/** Reads in a thread of its own: thousands of rows take a second, for which visitors would have to wait. */
const readInThread = async (program: URL, sheet: SheetToRead) => {
  const thread = createThread(program, LIMITS)
  try {
    return await thread.ask<JobSheet>(sheet, AbortSignal.timeout(READING_MS))
  } catch (error) {
    if (!TOO_MUCH.has(codeOf(error))) throw error
    return { reason: 'It takes too much time or memory to read. Split it.' }
  } finally {
    await thread.stop()
  }
}

/** Each may take a minute and a gigabyte, so that more are not kept waiting. */
const WAITING_MAX = 3

/** Reads spreadsheets of jobs by a program, or without one in this thread: one after the other. */
export const createSheetReader = (program: URL | undefined) => {
  let last: Promise<unknown> = Promise.resolve()
  let pending = 0
  return (sheet: SheetToRead): Promise<JobSheet> => {
    if (pending > WAITING_MAX)
      throw new Refusal(503, 'Other spreadsheets are being read. Please try again in a minute.', {
        'Retry-After': '60',
      })
    pending += 1
    const reading = last
      .then(() => (program ? readInThread(program, sheet) : readJobSheet(sheet)))
      .finally(() => (pending -= 1))
    last = reading.catch(() => undefined)
    return reading
  }
}

export type SheetReader = ReturnType<typeof createSheetReader>
