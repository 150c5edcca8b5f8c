/** A program for a thread of its own: reads spreadsheets of jobs. */
import { parentPort } from 'node:worker_threads'
import { readJobSheet } from './sheetReader'

const answer = async (bytes: Uint8Array) => parentPort?.postMessage(await readJobSheet(Buffer.from(bytes)))

parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))
