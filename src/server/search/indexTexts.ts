import { setTimeout as sleep } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import { batchesOf } from '@/domain/batches'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { indexedTexts } from '../database/dialects/textIndex'
import { findUnsearched, listJobRows, type Searched } from '../repositories/jobSearch'
import { countOpenJobs, listOpenJobsById } from '../repositories/jobs'
import { lockMeta } from '../repositories/meta'
import { indexedText } from './indexedText'

const indexTexts = ({ write, textIndex, today }: Searched, ids: readonly string[]) =>
  write(async (trx) => {
    // The jobs cannot change before the commit: another server may do the same, and staff may import.
    await lockMeta(trx)
    const jobs = await listOpenJobsById(trx, await findUnsearched(trx, ids), today())
    await textIndex.add(
      trx,
      indexedTexts.jobs,
      jobs.map((row) => ({ key: row.job_id, texts: indexedText(toSearchableJob(toJob(row))) })),
    )
  })

const ROWS_AT_ONCE = 5000

type Pace = {
  /** Jobs for each transaction, which holds the thread, and the forms that visitors send. */
  atOnce: number
  /** After each transaction. */
  pauseMs: number
  signal?: AbortSignal
  onProgress?: (done: number, total: number) => void
}

/** Indexes the texts of all open jobs that are not yet indexed. */
export const fillTexts = async (database: Searched, { atOnce, pauseMs, signal, onProgress }: Pace) => {
  const total = onProgress ? await countOpenJobs(database.db, database.today()) : 0
  let done = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    if (signal?.aborted) return
    const rows = await listJobRows(database, after, ROWS_AT_ONCE)
    const missing = rows.filter(({ row }) => row === null).map(({ job_id }) => job_id)
    for (const ids of batchesOf(missing, atOnce)) {
      await indexTexts(database, ids)
      await sleep(pauseMs)
    }
    done += rows.length
    onProgress?.(done, total)
    after = rows.at(-1)?.job_id
  }
}
