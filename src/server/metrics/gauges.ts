import { Counter, Gauge, type Registry } from 'prom-client'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'
import type { CachedPages } from '../pages/pages'

/** The rest is told all the same while the database cannot be read. */
const ifReadable = <Figures>(reading: Promise<Figures>) => reading.catch(() => undefined)

/**
 * Figures that are asked for whenever the metrics are read. None takes longer because much is stored; those of the
 * outbox look at each mail that waits.
 */
export const createGauges = (registry: Registry) => {
  const registers = [registry]
  return {
    watchSize: ({ bytesUsed }: Pick<PortalDatabase, 'bytesUsed'>) => {
      const size = new Gauge({
        name: 'portal_database_bytes',
        help: 'What the database takes on the disk, with the files of all forms.',
        registers,
        collect: async () => {
          size.remove()
          const bytes = await ifReadable(bytesUsed())
          if (bytes !== undefined) size.set(bytes)
        },
      })
    },
    watchRetries: (retries: () => number) => {
      const retried = new Counter({
        name: 'portal_database_retries_total',
        help: 'Transactions that were tried again because the database was busy.',
        registers,
        collect: () => {
          retried.reset()
          retried.inc(retries())
        },
      })
    },
    watchPages: (kept: () => CachedPages) => {
      const pages = new Gauge({
        name: 'portal_pages_kept',
        help: 'Rendered pages that are kept.',
        registers,
        collect: (): void => pages.set(kept().pages),
      })
      const bytes = new Gauge({
        name: 'portal_pages_kept_bytes',
        help: 'About what the rendered pages that are kept take in memory.',
        registers,
        collect: (): void => bytes.set(kept().bytes),
      })
    },
    watchOutbox: ({ count, oldestSeconds }: Pick<Outbox, 'count' | 'oldestSeconds'>) => {
      const age = new Gauge({
        name: 'portal_outbox_oldest_age_seconds',
        help: 'How long the oldest submission has waited to be mailed; 0 where none waits.',
        registers,
        collect: async () => {
          age.remove()
          const seconds = await ifReadable(oldestSeconds())
          if (seconds !== undefined) age.set(seconds)
        },
      })
      const mails = new Gauge({
        name: 'portal_outbox_mails',
        help: 'Submissions that were not yet mailed, and those of them that failed at least once.',
        labelNames: ['state'],
        registers,
        collect: async () => {
          mails.reset()
          const counts = await ifReadable(count())
          if (!counts) return
          mails.set({ state: 'waiting' }, counts.waiting)
          mails.set({ state: 'failing' }, counts.failing)
        },
      })
    },
  }
}
