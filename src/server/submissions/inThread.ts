import { Worker } from 'node:worker_threads'
import { Refusal } from '../http/reply'
import type { Store } from './storeSubmission'
import type { Answered, Asked, Fault, ThreadSettings } from './thread'

/** As SQLite numbers a disk that fails: whoever waits is told to try again. */
const DISK_FAILED = 10

type Waiting = { resolve: (stored: boolean) => void; reject: (error: unknown) => void }

const toError = ({ message, ...rest }: Fault) => Object.assign(new Error(message), rest)

/** Stores by a thread whose code is at `source`: begun at once, and anew should it ever end by itself. */
export const storeInThread = (source: URL, settings: ThreadSettings) => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let asked = 0
  let retries = 0

  const settle = (answered: Answered) => {
    const { resolve, reject } = waiting.get(answered.id) ?? {}
    waiting.delete(answered.id)
    retries = answered.retries
    if ('stored' in answered) return resolve?.(answered.stored)
    if ('fault' in answered) return reject?.(toError(answered.fault))
    const { code, message, headers } = answered.refusal
    return reject?.(new Refusal(code, message, headers))
  }

  const lose = (cause?: unknown) => {
    worker = undefined
    const error = Object.assign(new Error('the thread that stores has ended', { cause }), {
      errcode: DISK_FAILED,
    })
    waiting.forEach(({ reject }) => reject(error))
    waiting.clear()
  }

  const begin = () => {
    const begun = new Worker(source, { workerData: settings })
    const loseIt = (cause?: unknown) => {
      if (begun === worker) lose(cause)
    }
    return begun
      .on('message', settle)
      .on('error', loseIt)
      .on('exit', () => loseIt())
  }

  // The first form need not wait for it.
  worker = begin()

  const store: Store = (sent) =>
    new Promise((resolve, reject) => {
      worker ??= begin()
      const id = (asked += 1)
      waiting.set(id, { resolve, reject })
      const files = sent.files.map(({ bytes }) => bytes.buffer)
      worker.postMessage({ id, sent } satisfies Asked, files)
    })

  return {
    store,
    /** How often a transaction was tried again because the database was busy. */
    retries: () => retries,
    /** Ends once all is stored that was asked for. */
    close: async () => {
      const ending = worker
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      ending.postMessage(undefined satisfies Asked)
      await ended
    },
  }
}
