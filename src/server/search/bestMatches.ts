import { LRUCache } from 'lru-cache'
import { byRank, rankerOf, RANKS } from '@/domain/jobs/bestMatch'
import type { Searched } from '../repositories/jobSearch'
import type { JobTable } from './jobTable'
import { readJobs } from './textSearch'

/** The first jobs with a text are ranked. Those behind them keep their order: no visitor reads so far. */
const RANKED_MAX = 2000
/** The long texts of so many jobs are read; further ones rank by their short texts. */
const READ_MAX = 100
const TEXTS_KEPT = 300

/** Ranks jobs that have a text. Long texts are read only where the short ones do not fill the page. */
export const createRanking = (database: Pick<Searched, 'db'>, table: JobTable) => {
  /** Ranks by the long texts, for the texts that were looked for lately. */
  const lately = new LRUCache<string, Map<number, number>>({ max: TEXTS_KEPT })

  /** `shown`: jobs to the end of the page. */
  return async (text: string, positions: readonly number[], shown: number) => {
    const known = lately.get(text) ?? new Map<number, number>()
    lately.set(text, known)
    const rankOf = rankerOf(text)
    const first = positions.slice(0, RANKED_MAX)
    const ranks = new Map(
      first.map((position) => {
        const facts = table.facts[position]
        return [position, known.get(position) ?? (facts ? rankOf(facts) : RANKS.part)]
      }),
    )
    const rankAt = (position: number) => ranks.get(position) ?? RANKS.part
    const unsure = first.filter((position) => rankAt(position) > RANKS.whole)
    let missing = shown - (first.length - unsure.length)
    if (missing > 0) {
      const unread = unsure.slice(0, READ_MAX).filter((position) => !known.has(position))
      for await (const { position, one } of readJobs(database, table, unread)) {
        const rank = rankOf(one)
        ranks.set(position, rank)
        known.set(position, rank)
        if (rank === RANKS.whole) missing -= 1
        // The page is full of better ones.
        if (missing === 0) break
      }
    }
    const { sorted, best } = byRank(first, rankAt)
    const isUnknown = best > RANKS.whole && unsure.length > READ_MAX
    return { sorted: [...sorted, ...positions.slice(RANKED_MAX)], best: isUnknown ? RANKS.whole : best }
  }
}
