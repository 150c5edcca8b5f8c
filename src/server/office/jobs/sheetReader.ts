import { Worker } from 'node:worker_threads'
import { readJobSheet, type JobSheet } from './jobSheet'

const READING_MS = 60_000
const LIMITS = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 }

const TOO_MUCH = 'It takes too much time or memory to read. Split it.'

const isTooMuch = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Reads in a thread of its own: thousands of rows take a second, for which visitors would have to wait. */
const readInThread = (program: URL, bytes: Buffer, readingMs: number) =>
  new Promise<JobSheet>((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: bytes,
      resourceLimits: LIMITS,
      env: {},
      execArgv: [],
    })
    const end = (sheet: JobSheet) => {
      clearTimeout(giveUp)
      resolve(sheet)
      void worker.terminate()
    }
    const giveUp = setTimeout(() => end({ reason: TOO_MUCH }), readingMs)
    worker.on('message', end)
    worker.on('error', (error) => (isTooMuch(error) ? end({ reason: TOO_MUCH }) : reject(error)))
  })

/** Reads spreadsheets of jobs by a program, or without one in this thread. */
export const createSheetReader =
  (program: URL | undefined, { readingMs = READING_MS } = {}) =>
  (bytes: Buffer) =>
    program ? readInThread(program, bytes, readingMs) : readJobSheet(bytes)

export type SheetReader = ReturnType<typeof createSheetReader>
