import type { Transaction } from 'kysely'
import type { Schema } from './schema'

/** Work in one transaction, done anew where that has to be tried again; fulfilled once it is on disk. */
export type Write = <Result>(work: (trx: Transaction<Schema>) => Promise<Result>) => Promise<Result>

type Waiting = {
  /** Does the work, and gives what tells its caller of the commit. */
  within: (trx: Transaction<Schema>) => Promise<() => void>
  alone: () => void
}

/**
 * For a database with one connection: what comes within one turn of the event loop waits for the disk together, since
 * that wait is most of what a small transaction costs. Where anything fails, each has a transaction of its own, so that
 * nobody's work fails for another's.
 */
export const commitTogether = (write: Write): Write => {
  let waiting: Waiting[] = []

  const commit = async () => {
    const group = waiting
    waiting = []
    if (group.length === 1) return group.forEach(({ alone }) => alone())
    try {
      const tellers = await write(async (trx) => {
        const done: (() => void)[] = []
        for (const { within } of group) done.push(await within(trx))
        return done
      })
      return tellers.forEach((tell) => tell())
    } catch {
      return group.forEach(({ alone }) => alone())
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const within: Waiting['within'] = async (trx) => {
        const result = await work(trx)
        return () => resolve(result)
      }
      const alone = () => void write(work).then(resolve, reject)
      if (waiting.push({ within, alone }) === 1) setImmediate(() => void commit())
    })
}
