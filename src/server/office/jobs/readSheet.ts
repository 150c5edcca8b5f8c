/** A program for a thread of its own: reads one spreadsheet of jobs, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { readJobSheet } from './sheetReader'

const answer = async () => parentPort?.postMessage(await readJobSheet(Buffer.from(workerData as Uint8Array)))

void answer()
