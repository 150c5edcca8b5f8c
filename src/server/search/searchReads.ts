import { toJob } from '@/api/adapters'
import { apiPaths } from '@/domain/site/apiUrls'
import { readFilters, writeFilters } from '@/domain/jobs/jobFilter'
import { JOBS_BY_ID_MAX } from '@/domain/site/limits'
import type { Reads } from '../content/answers'
import { namesOfCategory } from '../content/listReads'
import type { Db } from '../database/schema'
import { listCardsById, listJobsById } from '../repositories/jobs'
import type { JobSearch } from './jobSearch'

/** The first ids of a query, each once. PostgreSQL rejects texts with NUL. */
const idsIn = (query: URLSearchParams) =>
  [...new Set(query.getAll('id').map((id) => id.trim()))]
    .filter((id) => id !== '' && !id.includes('\0'))
    .slice(0, JOBS_BY_ID_MAX)

/** Finds the open jobs most like one, which need not be open. */
export const similarTo = (db: Db, search: JobSearch) => async (id: string) => {
  const [card] = await listCardsById(db, [id], search.today())
  return card ? search.similarTo(toJob(card)) : []
}

/** Searches, jobs by their ids (`texts=no` leaves the long texts out), similar jobs and landing pages. */
export const searchReads = (db: Db, search: JobSearch): Reads => ({
  [apiPaths.searchJobs]: (query) => {
    const { filters, page } = readFilters(query)
    const industryId = query.get('industry')?.trim() || undefined
    return {
      key: `${writeFilters(new URLSearchParams({ industry: industryId ?? '' }), filters, page)}`,
      load: async () => ({
        ...(industryId !== undefined && (await namesOfCategory(db, industryId))),
        data: await search.answer({ filters, page, industryId }),
      }),
    }
  },
  [apiPaths.getJobsById]: (query) => {
    const ids = idsIn(query)
    const isShort = query.get('texts') === 'no'
    return {
      key: JSON.stringify([isShort, ids]),
      load: async () => ({ data: await (isShort ? listCardsById : listJobsById)(db, ids, search.today()) }),
    }
  },
  [apiPaths.getSimilarJobs]: (query) => {
    const ids = idsIn(query).slice(0, 1)
    const load = async () => ({ data: await similarTo(db, search)(ids[0] ?? '') })
    return { key: ids.join(), load }
  },
  [apiPaths.getLandings]: (query) => {
    const path = query.get('path') ?? ''
    return { key: path, load: async () => ({ data: await search.landingsAt(path) }) }
  },
})
