import { listJobRows, listSearchRows, type JobRow, type Searched } from '../repositories/jobSearch'
import type { createFactsReader } from './facts'
import { indexTexts } from './fillTexts'
import type { IndexedJob } from './jobIndex'
import type { Pace } from './pace'

const ROWS_AT_ONCE = 1000
const FACTS_AT_ONCE = 100
/** Their texts are indexed in one transaction, which holds the thread. */
const TEXTS_AT_ONCE = 25

type Loading = {
  /** What is known already, by row: a row never changes. */
  known: ReadonlyMap<number, IndexedJob>
  readFacts: ReturnType<typeof createFactsReader>
  /** The words that are known to be kept. */
  words: Set<string>
  pace: Pace
  isClosed: () => boolean
}

const listRows = async ({ db }: Searched, { pace, isClosed }: Loading) => {
  const found: JobRow[] = []
  for (let after: string | undefined = ''; after !== undefined && !isClosed();) {
    const rows = await listJobRows(db, after, ROWS_AT_ONCE)
    found.push(...rows)
    after = rows.at(-1)?.job_id
    await pace()
  }
  return found
}

const inBatches = async <Item>(
  items: readonly Item[],
  size: number,
  { pace, isClosed }: Loading,
  work: (batch: readonly Item[]) => Promise<void>,
) => {
  for (let start = 0; start < items.length && !isClosed(); start += size) {
    await work(items.slice(start, start + size))
    await pace()
  }
}

/** The rows of all open jobs; texts that are not indexed yet are. */
const indexedRows = async (database: Searched, loading: Loading) => {
  const rows = await listRows(database, loading)
  const unsearched = rows.filter(({ row }) => row === null).map(({ job_id }) => job_id)
  const rowsById = new Map<string, number>()
  await inBatches(unsearched, TEXTS_AT_ONCE, loading, async (ids) => {
    await indexTexts(database, ids, loading.words)
    for (const { row, job_id } of await listSearchRows(database.db, ids)) rowsById.set(job_id, row)
  })
  return rows.map((one) => ({ ...one, row: one.row ?? rowsById.get(one.job_id) }))
}

/** The order of the API among jobs that are in the order of their ids: the newest first, those without a date last. */
const newestFirst = <Row extends { date_posted: string | null }>(rows: readonly Row[]) => {
  const byDate = new Map<string | null, Row[]>()
  for (const row of rows) {
    const found = byDate.get(row.date_posted)
    if (found) found.push(row)
    else byDate.set(row.date_posted, [row])
  }
  return [...byDate]
    .sort(([one], [other]) => {
      if (one === null || other === null) return one === null ? 1 : -1
      return one < other ? 1 : -1
    })
    .flatMap(([, found]) => found)
}

/** The open jobs in the order of the API. One that was closed or changed meanwhile is left to the next version. */
export const loadJobs = async (database: Searched, loading: Loading): Promise<IndexedJob[]> => {
  const rows = newestFirst(await indexedRows(database, loading))
  const jobs = new Map<string, IndexedJob>()
  const unknown: typeof rows = []
  for (const one of rows) {
    const job = one.row === undefined ? undefined : loading.known.get(one.row)
    if (job) jobs.set(one.job_id, job)
    else if (one.row !== undefined) unknown.push(one)
  }
  await inBatches(unknown, FACTS_AT_ONCE, loading, async (batch) => {
    const facts = await loading.readFacts(
      database.db,
      batch.map(({ job_id }) => job_id),
    )
    for (const { job_id: id, industry_id: industryId, row = 0 } of batch) {
      const found = facts.get(id)
      if (found && found.job.job_id !== '') jobs.set(id, { id, row, industryId, facts: found })
    }
  })
  return rows.flatMap(({ job_id }) => jobs.get(job_id) ?? [])
}
