import { setTimeout as sleep } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import { wordsOf } from '@/domain/jobs/closeMatches'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { indexedTexts } from '../database/dialects/textIndex'
import { lockMeta } from '../repositories/meta'
import { addSearchWords, findUnsearched, listJobRows, type Searched } from '../repositories/jobSearch'
import { countOpenJobs, listOpenJobsById } from '../repositories/jobs'

/** Indexes the texts of jobs; `words` are those that are known to be kept, and become more. */
export const indexTexts = async (
  { write, textIndex }: Searched,
  ids: readonly string[],
  words: Set<string>,
) => {
  const added = await write(async (trx) => {
    // The jobs cannot change before the commit: another server may do the same, and staff may import.
    await lockMeta(trx)
    const missing = await findUnsearched(trx, ids)
    if (missing.length === 0) return []
    const jobs = (await listOpenJobsById(trx, missing)).map((row) => ({
      job_id: row.job_id,
      ...toSearchableJob(toJob(row)),
    }))
    await textIndex.add(
      trx,
      indexedTexts.jobs,
      jobs.map(({ job_id, texts }) => ({ key: job_id, texts: texts.join('\n') })),
    )
    const distinct = new Set(jobs.flatMap(({ texts, places }) => [...texts, ...places]))
    const found = new Set([...distinct].flatMap(wordsOf))
    const fresh = [...found].filter((word) => !words.has(word))
    await addSearchWords(trx, fresh)
    return fresh
  })
  for (const word of added) words.add(word)
}

/** Jobs for each transaction of a command. */
const BATCH = 5000
/** After each, so that the forms that visitors send do not wait for all of them. */
const PAUSE_MS = 100

/** Indexes the texts of all open jobs that are not yet indexed. */
export const fillTexts = async (database: Searched, onProgress: (done: number, total: number) => void) => {
  const total = await countOpenJobs(database.db)
  const words = new Set<string>()
  let done = 0
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows = await listJobRows(database.db, after, BATCH)
    const missing = rows.filter(({ row }) => row === null).map(({ job_id }) => job_id)
    if (missing.length > 0) {
      await indexTexts(database, missing, words)
      await sleep(PAUSE_MS)
    }
    done += rows.length
    onProgress(done, total)
    after = rows.at(-1)?.job_id
  }
}
