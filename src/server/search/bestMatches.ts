import { LRUCache } from 'lru-cache'
import { byRank, rankerOf, RANKS } from '@/domain/jobs/bestMatch'
import type { Searched } from '../repositories/jobSearch'
import type { JobTable } from './jobTable'
import { readJobs } from './textSearch'

/** The first jobs with a text are ranked. Those behind them keep their order: no visitor reads so far. */
const RANKED_MAX = 2000
/** In a long list the long texts of so many jobs are read; further ones rank by their short texts. */
const READ_MAX = 100
const TEXTS_KEPT = 300

/** Ranks jobs that have a text. Long texts are read only where the short ones do not fill the page. */
export const createRanking = (database: Pick<Searched, 'db' | 'today'>, table: JobTable) => {
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
    const readMax = table.isSmall ? unsure.length : READ_MAX
    /** Places on the page for jobs that have the text as whole words, in their order. */
    let missing = shown - first.filter((position) => rankAt(position) < RANKS.whole).length
    if (missing > 0) {
      const unread = unsure.slice(0, readMax).filter((position) => !known.has(position))
      let passed = 0
      for await (const { position, one } of readJobs(database, table, unread)) {
        const rank = rankOf(one)
        ranks.set(position, rank)
        known.set(position, rank)
        for (; (first[passed] ?? Infinity) <= position; passed += 1)
          if (rankAt(first[passed] ?? -1) === RANKS.whole) missing -= 1
        if (missing <= 0) break
      }
    }
    const { sorted, best } = byRank(first, rankAt)
    const isUnknown = best > RANKS.whole && unsure.length > readMax
    return { sorted: [...sorted, ...positions.slice(RANKED_MAX)], best: isUnknown ? RANKS.whole : best }
  }
}
