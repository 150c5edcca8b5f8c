import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import { batchesOf } from '../repositories/queries'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { hashOf } from '../content/encoded'
import type { Db } from '../database/schema'
import { listOpenIds, listOpenJobsById } from '../repositories/jobs'

const ROWS_AT_ONCE = 500
/** Further requests are answered after so many. */
const JOBS_AT_ONCE = 25

type Row = Awaited<ReturnType<typeof listOpenJobsById>>[number]

/** A job as lists of the API send it: without its long texts. */
const toCard = ({
  about_company: _company,
  job_description: _english,
  job_description_hi: _hindi,
  ...card
}: Row) => card

export type OpenJob = { industryId: string; card: ReturnType<typeof toCard>; searched: SearchableJob }

/** Keeps of the long texts what is searched. */
const toOpenJob = (row: Row, industryId: string): OpenJob => {
  const card = toCard(row)
  return { industryId, card, searched: { ...toSearchableJob(toJob(row)), job: toJob(card) } }
}

/** Loads the open jobs in the order of the API until it is aborted; those that are as before are not read anew. */
export const createJobLoader = (db: Db, signal: AbortSignal) => {
  /** By a hash of the row. */
  let known: ReadonlyMap<string, OpenJob> = new Map()

  return async (today: string): Promise<OpenJob[]> => {
    const loaded = new Map<string, OpenJob>()
    for (const ids of batchesOf(await listOpenIds(db, today), ROWS_AT_ONCE)) {
      const rows = await listOpenJobsById(
        db,
        ids.map(({ job_id }) => job_id),
        today,
      )
      const byId = new Map(rows.map((row) => [row.job_id, row]))
      for (const some of batchesOf(ids, JOBS_AT_ONCE)) {
        if (signal.aborted) return []
        for (const { job_id, industry_id } of some) {
          // A job that was closed meanwhile is left to the next version.
          const row = byId.get(job_id)
          if (!row) continue
          const hash = hashOf(`${industry_id} ${JSON.stringify(row)}`)
          loaded.set(hash, known.get(hash) ?? toOpenJob(row, industry_id))
        }
        await yieldToEventLoop()
      }
    }
    known = loaded
    return [...loaded.values()]
  }
}
