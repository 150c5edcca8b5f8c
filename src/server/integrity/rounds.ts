import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { reasonOf } from '../database/reason'

export type Log = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>

/** Does its work once, and resolves with the pause until the next time, in milliseconds. */
type Round = (log: Log) => Promise<number>

/** The pause after a round that failed. */
const FAILED_PAUSE_MS = 30_000

/** Runs one round after the other from the start of the server to its end. */
export const addRounds = (app: FastifyInstance, what: string, round: Round) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const runOnce = async () => {
    try {
      return await round(app.log)
    } catch (error) {
      if (!signal.aborted) app.log.warn({ reason: reasonOf(error) }, `${what} could not be checked`)
      return FAILED_PAUSE_MS
    }
  }
  const run = async () => {
    while (!signal.aborted)
      await sleep(await runOnce(), undefined, { ref: false, signal }).catch(() => undefined)
  }
  app.addHook('onReady', async () => void run())
  app.addHook('preClose', async () => stopping.abort())
}
