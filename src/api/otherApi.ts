import { createSelector, type SerializedError } from '@reduxjs/toolkit'
import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import { isOpenOn } from '@/domain/jobs/closing'
import type { FoundJobs } from '@/domain/jobs/foundJobs'
import { readFilters } from '@/domain/jobs/jobFilter'
import { toJobList } from '@/domain/jobs/jobList'
import { landingAnswer, landingsOf } from '@/domain/jobs/landings'
import { toNearIndex } from '@/domain/jobs/nearMatches'
import { searchList } from '@/domain/jobs/searchList'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { similarJobs } from '@/domain/jobs/similarJobs'
import { entitiesIn, entityIn, type JobEntities } from './adapters'
import { FAILED, type ApiError } from './envelope'
import { FRESH_SECONDS, portalApi } from './portalApi'

export type Answer<Result> = { data: Result } | { error: ApiError }

const once = { subscribe: false, forceRefetch: FRESH_SECONDS } as const

type Category = { name: string; name_hi?: string; jobs: JobEntities }
type Lists = { data?: Category; error?: ApiError | SerializedError }

const allJobs = async ({ dispatch }: BaseQueryApi): Promise<Lists> => {
  const { data, error } = await dispatch(portalApi.endpoints.getJobs.initiate(undefined, once))
  return { data: data && { name: '', jobs: data }, error }
}

const categoryJobs = async ({ dispatch }: BaseQueryApi, id: string): Promise<Lists> =>
  dispatch(portalApi.endpoints.getJobsByCategory.initiate(id, once))

const answerOf = <Result>({ data, error }: Lists, make: (lists: Category) => Result): Answer<Result> => {
  if (data) return { data: make(data) }
  return { error: error && 'kind' in error ? error : FAILED }
}

/** The open jobs of a list as a list to search: another API may send jobs that have closed. */
const openJobs = createSelector(
  [(jobs: JobEntities) => jobs, (_jobs: JobEntities, today: string) => today],
  (jobs, today) => {
    const open = entitiesIn(jobs).filter((job) => isOpenOn(job, today))
    return toJobList(open.map(toSearchableJob), today)
  },
)
const landings = createSelector([openJobs], ({ jobs }) => landingsOf(jobs))
const nearIndex = createSelector([openJobs], toNearIndex)

const todayOf = ({ getState }: BaseQueryApi) => (getState() as { site: { today: string } }).site.today

/** One page of a list, as our own server finds it. */
const found = (search: URLSearchParams, jobs: JobEntities, today: string): FoundJobs => {
  const { filters, page } = readFilters(search)
  const result = searchList(openJobs(jobs, today), () => nearIndex(jobs, today), filters, page)
  return result.close ? { ...result.found, close: result.close } : result.found
}

/** The answers of our own server, made from the lists of another API. */
export const fromLists = {
  searchJobs: async (query: string, api: BaseQueryApi) => {
    const search = new URLSearchParams(query)
    const industryId = search.get('industry')
    const lists = await (industryId === null ? allJobs(api) : categoryJobs(api, industryId))
    return answerOf(lists, ({ jobs, ...names }) => ({ ...names, ...found(search, jobs, todayOf(api)) }))
  },
  getJob: async (id: string, api: BaseQueryApi) =>
    answerOf(await allJobs(api), ({ jobs }) => entityIn(jobs, id) ?? null),
  getSimilarJobs: async (id: string, api: BaseQueryApi) =>
    answerOf(await allJobs(api), ({ jobs }) => {
      const job = entityIn(jobs, id)
      return job ? similarJobs(job, openJobs(jobs, todayOf(api)).jobs) : []
    }),
  getLandings: async (path: string, api: BaseQueryApi) =>
    answerOf(await allJobs(api), ({ jobs }) => {
      const today = todayOf(api)
      return landingAnswer(landings(jobs, today), openJobs(jobs, today), path)
    }),
  getJobsById: async (ids: readonly string[], api: BaseQueryApi) =>
    answerOf(await allJobs(api), ({ jobs }) => ({
      ...jobs,
      ids: ids.filter((id) => entityIn(jobs, id)),
    })),
}
