import { LRUCache } from 'lru-cache'
import { byRank, rankerOf, RANKS } from '@/domain/jobs/bestMatch'
import type { Searched } from '../repositories/jobSearch'
import type { JobTable } from './jobTable'
import { readJobs } from './textSearch'

/** The long texts of so many jobs are read; further ones rank by their short texts. */
const READ_MAX = 100
const TEXTS_KEPT = 300

/** The rank of a job that was not asked for yet. */
const UNRANKED = 255

/** Ranks jobs that have a text. Long texts are read only where the short ones do not fill the page. */
export const createRanking = (database: Pick<Searched, 'db'>, table: JobTable) => {
  const { facts } = table
  /** The texts that were looked for lately: their visitors choose filters, and other visitors look for them. */
  const lately = new LRUCache<string, { ranks: Uint8Array; read: Set<number> }>({ max: TEXTS_KEPT })

  /** `shown`: jobs to the end of the page. */
  return async (text: string, positions: readonly number[], shown: number) => {
    const known = lately.get(text) ?? { ranks: new Uint8Array(facts.length).fill(UNRANKED), read: new Set() }
    lately.set(text, known)
    const { ranks, read } = known
    const rankOf = rankerOf(text)
    const rankAt = (position: number) => ranks[position] ?? RANKS.part
    for (const position of positions) {
      const job = facts[position]
      if (job && ranks[position] === UNRANKED) ranks[position] = rankOf(job)
    }
    let missing = shown - positions.filter((position) => rankAt(position) <= RANKS.whole).length
    const unsure = positions.filter((position) => rankAt(position) > RANKS.whole)
    if (missing > 0) {
      const unread = unsure.slice(0, READ_MAX).filter((position) => !read.has(position))
      for await (const { position, one } of readJobs(database, table, unread)) {
        ranks[position] = rankOf(one)
        read.add(position)
        if (ranks[position] === RANKS.whole) missing -= 1
        // The page is full of better ones.
        if (missing === 0) break
      }
    }
    const ranked = byRank(positions, rankAt)
    const isUnknown = ranked.best > RANKS.whole && unsure.length > READ_MAX
    return isUnknown ? { ...ranked, best: RANKS.whole } : ranked
  }
}
