import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { PortalDatabase } from './open'
import { reasonOf } from './reason'

const PAUSE_MS = 30_000
/** So that a large database is read a tenth of the time at most. */
const PAUSE_PER_CHECK = 9

type Needs = {
  /** Resolves with the fault of the database, if there is one. */
  check: () => Promise<string | undefined>
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>
  pauseMs?: number
}

/** Logs when the database is found to be damaged, or sound again. Returns a function that ends the rounds. */
const startRounds = ({ check, log, pauseMs = PAUSE_MS }: Needs) => {
  const stopping = new AbortController()
  let fault: string | undefined

  const checkOnce = async () => {
    const found = await check()
    if (found !== undefined && fault === undefined)
      log.error(
        { fault: found },
        'the database is damaged, and no form is taken; run `npm run portal -- check`',
      )
    if (found === undefined && fault !== undefined) log.info('the database is sound again')
    fault = found
  }

  const run = async () => {
    while (!stopping.signal.aborted) {
      const start = performance.now()
      await checkOnce().catch((error: unknown) => {
        if (!stopping.signal.aborted)
          log.warn({ reason: reasonOf(error) }, 'the database could not be checked')
      })
      const pause = Math.max(pauseMs, PAUSE_PER_CHECK * (performance.now() - start))
      await sleep(pause, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    }
  }

  void run()
  return () => stopping.abort()
}

/** Checks the whole database again and again while the server runs, where it can be checked in another process. */
export const addCheckRounds = (app: FastifyInstance, { check }: PortalDatabase, pauseMs?: number) => {
  if (!check) return
  let stop: (() => void) | undefined
  app.addHook('onReady', async () => {
    stop = startRounds({ check, log: app.log, pauseMs })
  })
  app.addHook('preClose', async () => stop?.())
}
