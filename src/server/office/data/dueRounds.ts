import { clearInterval, setInterval } from 'node:timers'
import type { FastifyInstance } from 'fastify'
import type { DueWork } from '../../repositories/office/dueWork'
import { doIfDue, type Work, type Working } from './doIfDue'
import { rebuild } from './rebuild'
import { purgeByRetention } from './retention'

const LOOK_EVERY_MS = 60_000

const works: Record<DueWork, Work> = { purge_due: purgeByRetention, rebuild_due: rebuild }

/** While the server runs: deletes what is older than the retention, and rebuilds the database after erasing. */
export const addDueRounds = (app: FastifyInstance, working: Omit<Working, 'isStopped'>) => {
  const { database } = working
  let stopped = false
  const isStopped = () => stopped

  const lookAt = async (name: DueWork) => {
    try {
      await doIfDue({ ...working, isStopped }, name, works[name])
    } catch (error) {
      // The next round does it.
      if (!stopped && !database.isBusy(error) && !database.isUnavailable(error))
        app.log.error({ err: error }, 'old submissions, or traces of erased ones, could not be removed')
    }
  }

  let purging: Promise<void> | undefined
  let rebuilding: Promise<void> | undefined
  const look = () => {
    purging ??= lookAt('purge_due').finally(() => {
      purging = undefined
    })
    rebuilding ??= lookAt('rebuild_due').finally(() => {
      rebuilding = undefined
    })
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    look()
    timer = setInterval(look, LOOK_EVERY_MS)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    stopped = true
    clearInterval(timer)
    // Closing the database ends a rebuild.
    await purging
  })
}
