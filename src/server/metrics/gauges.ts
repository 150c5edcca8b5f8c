import { Counter, Gauge, type Registry } from 'prom-client'
import type { PortalDatabase } from '../database/open'
import type { Outbox } from '../mail/outbox'

/** The other figures are reported even while the database cannot be read. */
const ifReadable = <Figures>(reading: Promise<Figures>) => reading.catch(() => undefined)

/** Figures that are read with each request for metrics. Their cost does not grow with the stored submissions. */
export const createGauges = (registry: Registry) => {
  const registers = [registry]
  return {
    watchDatabase: ({ bytesUsed, retries }: Pick<PortalDatabase, 'bytesUsed' | 'retries'>) => {
      const size = new Gauge({
        name: 'portal_database_bytes',
        help: 'Size of the database on disk, including uploaded files.',
        registers,
        collect: async () => {
          size.remove()
          const bytes = await ifReadable(bytesUsed())
          if (bytes !== undefined) size.set(bytes)
        },
      })
      const retried = new Counter({
        name: 'portal_database_retries_total',
        help: 'Transactions that were retried because the database was busy.',
        registers,
        collect: () => {
          retried.reset()
          retried.inc(retries())
        },
      })
    },
    watchLog: (linesDropped: () => number) => {
      const dropped = new Counter({
        name: 'portal_log_lines_dropped_total',
        help: 'Log lines that were dropped because they could not be written.',
        registers,
        collect: () => {
          dropped.reset()
          dropped.inc(linesDropped())
        },
      })
    },
    watchPages: (cached: () => { pages: number; bytes: number }) => {
      const pages = new Gauge({
        name: 'portal_page_cache_entries',
        help: 'Rendered pages in the cache.',
        registers,
        collect: (): void => pages.set(cached().pages),
      })
      const bytes = new Gauge({
        name: 'portal_page_cache_bytes',
        help: 'Approximate memory of the rendered pages in the cache.',
        registers,
        collect: (): void => bytes.set(cached().bytes),
      })
    },
    watchOutbox: ({ count, oldestSeconds }: Pick<Outbox, 'count' | 'oldestSeconds'>) => {
      const age = new Gauge({
        name: 'portal_outbox_oldest_age_seconds',
        help: 'Age of the oldest submission that was not mailed yet; 0 if there is none.',
        registers,
        collect: async () => {
          age.remove()
          const seconds = await ifReadable(oldestSeconds())
          if (seconds !== undefined) age.set(seconds)
        },
      })
      const mails = new Gauge({
        name: 'portal_outbox_mails',
        help: 'Submissions that wait to be mailed, those of them that could not be so far, and those that were given up.',
        labelNames: ['state'],
        registers,
        collect: async () => {
          mails.reset()
          const counts = await ifReadable(count())
          if (!counts) return
          mails.set({ state: 'waiting' }, counts.waiting)
          mails.set({ state: 'failing' }, counts.failing)
          mails.set({ state: 'given_up' }, counts.givenUp)
        },
      })
    },
  }
}
