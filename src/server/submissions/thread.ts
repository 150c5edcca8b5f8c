/**
 * The thread that stores forms in an embedded database. It waits for the disk, and for other processes, in place of the
 * thread that answers visitors.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '../database/open'
import { Refusal } from '../http/reply'
import { createSendingLimits } from './rateLimits'
import { createStore, type Sent } from './storeSubmission'

export type ThreadSettings = { file: string; submissionsPerMinute: number; isMailed: boolean }

/** `undefined` ends the thread. */
export type Asked = { id: number; sent: Sent } | undefined

/** What an error is made of; on its way between threads it would lose what was added to it. */
export type Fault = { message: string; stack?: string; code?: unknown; errcode?: unknown }

export type Answered = { id: number; retries: number } & (
  { stored: boolean } | { refusal: Pick<Refusal, 'code' | 'message' | 'headers'> } | { fault: Fault }
)

const { file, submissionsPerMinute, isMailed } = workerData as ThreadSettings
const now = () => new Date()
const database = await openDatabase(file)
const { limitMobile } = createSendingLimits(database, submissionsPerMinute, now)
const store = createStore(database, { now, limitMobile, isMailed })

const outcomeOf = async (sent: Sent) => {
  try {
    // On its way a Buffer becomes plain bytes.
    const files = sent.files.map((sentFile) => ({ ...sentFile, bytes: Buffer.from(sentFile.bytes.buffer) }))
    return { stored: await store({ ...sent, files }) }
  } catch (error) {
    const { code, message, headers } = error as Refusal
    if (error instanceof Refusal) return { refusal: { code, message, headers } }
    const { stack, errcode } = error as Fault
    return { fault: { message, stack, code, errcode } }
  }
}

const underWay = new Set<Promise<void>>()

const answer = async ({ id, sent }: NonNullable<Asked>) => {
  const outcome = await outcomeOf(sent)
  parentPort?.postMessage({ id, retries: database.retries(), ...outcome } satisfies Answered)
}

const begin = (asked: NonNullable<Asked>) => {
  const answering = answer(asked).finally(() => underWay.delete(answering))
  underWay.add(answering)
}

const end = async () => {
  await Promise.all(underWay)
  await database.close()
  parentPort?.close()
}

parentPort?.on('message', (asked: Asked) => void (asked ? begin(asked) : end()))
