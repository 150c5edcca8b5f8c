/** A program for a thread of its own: reads spreadsheets of jobs. */
import { parentPort } from 'node:worker_threads'
import { readJobSheet, type SheetToRead } from './sheetReader'

const answer = async (sheet: SheetToRead) => parentPort?.postMessage(await readJobSheet(sheet))

parentPort?.on('message', (sheet: SheetToRead) => void answer(sheet))
