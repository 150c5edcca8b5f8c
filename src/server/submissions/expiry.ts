import type { FastifyInstance } from 'fastify'
import type { PortalDatabase } from '../database/open'
import { deleteEndedCounts } from '../repositories/sendingCounts'
import { backdateKeysAfter, deleteKeysBefore } from '../repositories/submissionKeys'
import { countPeriodAt } from './rateLimits'

const LOOK_EVERY_MS = 60_000
/** How long a submission is remembered by its key. */
const KEYS_KEPT_MS = 7 * 24 * 60 * 60 * 1000

type Needs = { database: Pick<PortalDatabase, 'db' | 'isBusy' | 'isUnavailable'>; now: () => Date }

/**
 * Deletes keys and counts that have expired, once a minute while the server runs. Several servers of one database may do
 * so at the same time. A key must be expired at two looks in a row, so that no key is lost if the clock is wrong once.
 */
export const addExpiry = (app: FastifyInstance, { database, now }: Needs) => {
  const { db, isBusy, isUnavailable } = database
  let lastLook: number | undefined

  const deleteExpired = async () => {
    const time = now().getTime()
    await deleteEndedCounts(db, countPeriodAt(new Date(time)))
    const [earliest, latest] = [Math.min(time, lastLook ?? time), Math.max(time, lastLook ?? time)]
    if (lastLook !== undefined) {
      await deleteKeysBefore(db, new Date(earliest - KEYS_KEPT_MS).toISOString())
      await backdateKeysAfter(db, new Date(latest).toISOString())
    }
    lastLook = time
  }

  let looking: Promise<void> | undefined
  const look = () => {
    looking ??= deleteExpired()
      .catch((error: unknown) => {
        // The next look does it.
        if (!isBusy(error) && !isUnavailable(error))
          app.log.error({ err: error }, 'what has expired was not deleted')
      })
      .finally(() => {
        looking = undefined
      })
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    look()
    timer = setInterval(look, LOOK_EVERY_MS)
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
}
