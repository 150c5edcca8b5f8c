import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import { batchesOf } from '@/domain/batches'
import { foldText } from '@/domain/compareText'
import { shortHindi, shortTexts, toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { compareBy } from '@/domain/jobs/sortJobs'
import { listJobRows, type Searched } from '../repositories/jobSearch'
import { listOpenCardsById, tomorrowOf } from '../repositories/jobs'
import { fillTexts } from './indexTexts'
import type { IndexedJob } from './jobTable'

const ROWS_AT_ONCE = 1000
const FACTS_AT_ONCE = 100
const TEXTS_AT_ONCE = 25

/** Keeps what filters and orders look at; of the searched texts, the short ones. `fold` may give one text for many jobs. */
const toFacts = (
  { job: whole, places, isAnywhere, employmentTypes, postedDay, closingDay }: SearchableJob,
  fold: typeof foldText,
): SearchableJob => {
  const { short_job_description_hi: _hindi, ...short } = whole
  const job = { ...short, short_job_description: '', walk_in_address: '', walk_in_bring: '' }
  const [texts, hindi] = [shortTexts(job, fold), shortHindi(job, fold)]
  return { job, texts, hindi, places, isAnywhere, employmentTypes, postedDay, closingDay }
}

const newestFirst = compareBy({ greatestFirst: true })

/** Loads the open jobs until it is aborted; of what it loaded before, only those that changed. */
export const createJobLoader = (database: Searched, signal: AbortSignal) => {
  /** By the number of its row in the text index: a job that changes gets another row. */
  let known: ReadonlyMap<number, IndexedJob> = new Map()

  const folded = new Map<string, string>()
  const fold = (text: string) => {
    const one = folded.get(text) ?? foldText(text)
    folded.set(text, one)
    return one
  }

  /** In the order of the API. A job that was closed or changed meanwhile is left to the next version. */
  return async (): Promise<IndexedJob[]> => {
    await fillTexts(database, { atOnce: TEXTS_AT_ONCE, pauseMs: 0, signal })
    const jobs: { date: string | null; job: IndexedJob }[] = []
    for (let after: string | undefined = ''; after !== undefined && !signal.aborted;) {
      const rows: Awaited<ReturnType<typeof listJobRows>> = await listJobRows(database, after, ROWS_AT_ONCE)
      const facts = new Map<string, SearchableJob>()
      const unknown = rows.filter(({ row }) => row !== null && !known.has(row))
      for (const batch of batchesOf(unknown, FACTS_AT_ONCE)) {
        const ids = batch.map(({ job_id }) => job_id)
        for (const card of await listOpenCardsById(database.db, ids, database.today()))
          facts.set(card.job_id, toFacts(toSearchableJob(toJob(card)), fold))
        await yieldToEventLoop()
      }
      for (const { job_id: id, industry_id: industryId, date_posted: date, row } of rows) {
        const found = facts.get(id)
        const isNew = row !== null && found !== undefined && found.job.job_id !== ''
        const job = isNew ? { id, row, industryId, facts: found } : known.get(row ?? -1)
        if (job) jobs.push({ date, job })
      }
      after = rows.at(-1)?.job_id
      await yieldToEventLoop()
    }
    const notYet = tomorrowOf(database.today())
    const rank = (date: string | null) => (date === null ? 2 : Number(date >= notYet))
    const sorted = jobs.toSorted(
      ({ date }, other) =>
        rank(date) - rank(other.date) || newestFirst(date ?? undefined, other.date ?? undefined),
    )
    const loaded = sorted.map(({ job }) => job)
    known = new Map(loaded.map((job) => [job.row, job]))
    return loaded
  }
}
