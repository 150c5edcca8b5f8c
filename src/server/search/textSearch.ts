import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { batchesOf } from '@/domain/batches'
import { withLongTexts, type SearchableJob } from '@/domain/jobs/searchableJob'
import { MEGABYTE } from '@/domain/limits'
import type { Searched } from '../repositories/jobSearch'
import { listLongTexts } from '../repositories/jobs'
import { indexedForms } from './indexedText'
import { positionsIn, type JobTable } from './jobTable'

const READ_AT_ONCE = 20

/** The jobs at these positions with all their texts, in their order, a few at a time. */
export async function* readJobs(
  { db, today }: Pick<Searched, 'db' | 'today'>,
  { jobs, facts, isSmall, whole }: JobTable,
  positions: readonly number[],
): AsyncGenerator<{ position: number; one: SearchableJob }> {
  for (const chosen of batchesOf(positions, READ_AT_ONCE)) {
    const unread = chosen.filter((position) => !whole.has(position))
    const ids = unread.map((position) => jobs[position]?.id ?? '')
    const rows = ids.length === 0 ? [] : await listLongTexts(db, ids, today())
    const read = new Map(rows.map((row) => [row.job_id, row]))
    for (const position of chosen) {
      const [short, row] = [facts[position], read.get(jobs[position]?.id ?? '')]
      const one = whole.get(position) ?? (short && row && withLongTexts(short, row))
      if (one && isSmall) whole.set(position, one)
      if (one) yield { position, one }
    }
    await yieldToEventLoop()
  }
}

/** Finds the positions of the jobs with a folded text, in their order. */
export type FindText = (text: string) => Promise<Uint32Array>

/** For the jobs with each text that was looked for lately: other visitors look for it, and its visitor chooses filters. */
const CACHED_BYTES = 64 * MEGABYTE

export const createTextSearch = (database: Searched, table: JobTable): FindText => {
  const { jobs, positionOfRow } = table

  const find = async (text: string) => {
    const flags = new Uint8Array(jobs.length)
    let found = 0
    for (const form of indexedForms(text))
      for await (const rows of database.textIndex.find(database.db, form)) {
        for (const row of rows) {
          const position = positionOfRow[row] ?? -1
          if (position === -1 || flags[position] === 1) continue
          flags[position] = 1
          found += 1
        }
        if (found === jobs.length) break
        await yieldToEventLoop()
      }
    return Uint32Array.from(positionsIn(flags))
  }

  const lately = new LRUCache<string, Uint32Array>({
    maxSize: CACHED_BYTES,
    sizeCalculation: (positions, text) => positions.byteLength + 2 * text.length + 1,
    fetchMethod: find,
    // A search that is pushed out before it has ended is still waited for.
    ignoreFetchAbort: true,
  })
  const everywhere = Uint32Array.from(jobs.keys())
  return async (text) => (text === '' ? everywhere : lately.forceFetch(text))
}
