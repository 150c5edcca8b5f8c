import { LRUCache } from 'lru-cache'
import { toJob } from '@/api/adapters'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { MEGABYTE } from '@/domain/limits'
import { someContain } from '@/domain/textSearch'
import { TEXT_MAX } from '../database/dialects/textIndex'
import type { Searched } from '../repositories/jobSearch'
import { listOpenJobsById } from '../repositories/jobs'
import { addBit, allBits, hasBit, noBits, positionsIn, type Bits } from './bits'
import type { JobIndex } from './jobIndex'
import { createPace } from './pace'

/** For the jobs with each text that was searched for lately. */
const KEPT_BYTES = 16 * MEGABYTE
const ENTRY_BYTES = 512

const COMMA = ','.charCodeAt(0)
const ZERO = '0'.charCodeAt(0)

/** Visits the numbers of a text such as '12,7,1044', of which there may be a hundred thousand. */
const visitNumbers = (text: string, visit: (number: number) => void) => {
  let number = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === COMMA) {
      visit(number)
      number = 0
    } else number = number * 10 + code - ZERO
  }
  if (text !== '') visit(number)
}

const READ_AT_ONCE = 20

/** The jobs at these positions with their searched texts, in their order, a few at a time. */
export async function* readJobs(
  { db }: Pick<Searched, 'db'>,
  { jobs }: Pick<JobIndex, 'jobs'>,
  positions: readonly number[],
): AsyncGenerator<{ position: number; one: SearchableJob }> {
  const pace = createPace()
  for (let start = 0; start < positions.length; start += READ_AT_ONCE) {
    const chosen = positions.slice(start, start + READ_AT_ONCE)
    const ids = chosen.map((position) => jobs[position]?.id ?? '')
    const rows = new Map((await listOpenJobsById(db, ids)).map((row) => [row.job_id, row]))
    for (const [at, position] of chosen.entries()) {
      const row = rows.get(ids[at] ?? '')
      if (row) yield { position, one: toSearchableJob(toJob(row)) }
    }
    await pace()
  }
}

/** Finds the jobs of one index by a folded text. */
export const createTextSets = (database: Searched, index: JobIndex) => {
  const kept = new LRUCache<string, Bits>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bits, text) => bits.byteLength + 2 * text.length + ENTRY_BYTES,
  })
  const finding = new Map<string, Promise<Bits>>()

  /** What the index found by the beginning of a long text, compared with all of it. */
  const compared = async (found: Bits, text: string) => {
    const bits = noBits(index.size)
    for await (const { position, one } of readJobs(database, index, [...positionsIn(found)]))
      if (someContain(one.texts, text)) addBit(bits, position)
    return bits
  }

  const find = async (text: string) => {
    const bits = noBits(index.size)
    const pace = createPace()
    let found = 0
    const add = (row: number) => {
      const position = index.positionOfRow(row)
      if (position === undefined || hasBit(bits, position)) return
      addBit(bits, position)
      found += 1
    }
    for await (const rows of database.textIndex.find(database.db, text)) {
      visitNumbers(rows, add)
      if (found === index.size) break
      await pace()
    }
    return text.length > TEXT_MAX ? compared(bits, text) : bits
  }

  /** The jobs with a text, found once for all who look for it at the same time. */
  return async (text: string): Promise<Bits> => {
    if (text === '') return allBits(index.size)
    const known = kept.get(text) ?? finding.get(text)
    if (known) return known
    const begun = find(text)
      .then((bits) => {
        kept.set(text, bits)
        return bits
      })
      .finally(() => finding.delete(text))
    finding.set(text, begun)
    return begun
  }
}

export type BitsOfText = ReturnType<typeof createTextSets>
