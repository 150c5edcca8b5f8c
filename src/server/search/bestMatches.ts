import { LRUCache } from 'lru-cache'
import { byRank, rankerOf, RANKS } from '@/domain/jobs/bestMatch'
import type { Searched } from '../repositories/jobSearch'
import type { JobTable } from './jobTable'
import { readJobs } from './textSearch'

/** The long texts of so many jobs are read; further ones rank by their short texts. */
const READ_MAX = 300
const TEXTS_KEPT = 300

/** Ranks jobs that have a text. Long texts are read only where the short ones do not fill the page. */
export const createRanking = (database: Pick<Searched, 'db'>, table: JobTable) => {
  /** Ranks by the long texts, for the texts that were looked for lately. */
  const lately = new LRUCache<string, Map<number, number>>({ max: TEXTS_KEPT })

  /** `shown`: jobs to the end of the page. */
  return async (text: string, positions: readonly number[], shown: number) => {
    const rankOf = rankerOf(text)
    const ranks = new Uint8Array(table.jobs.length)
    const rankAt = (position: number) => ranks[position] ?? RANKS.part
    for (const position of positions) {
      const facts = table.facts[position]
      ranks[position] = facts ? rankOf(facts) : RANKS.part
    }
    const unsure = positions.filter((position) => rankAt(position) > RANKS.whole)
    const first = positions.filter((position) => rankAt(position) < RANKS.whole)
    if (first.length < shown && unsure.length > 0) {
      const known = lately.get(text) ?? new Map<number, number>()
      lately.set(text, known)
      const read = unsure.slice(0, READ_MAX)
      const unread = read.filter((position) => !known.has(position))
      for await (const { position, one } of readJobs(database, table, unread))
        known.set(position, rankOf(one))
      for (const position of read) ranks[position] = known.get(position) ?? rankAt(position)
    }
    const ranked = byRank(positions, rankAt)
    const isUnknown = ranked.best > RANKS.whole && unsure.length > READ_MAX
    return isUnknown ? { ...ranked, best: RANKS.whole } : ranked
  }
}
