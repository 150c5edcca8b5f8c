import type { BaseQueryApi, QueryReturnValue } from '@reduxjs/toolkit/query'
import { apiUrls } from '@/domain/site/apiUrls'
import type { LandingAnswer } from '@/domain/jobs/landings'
import { toFirstJob, toJobs, toSimilarJobs } from './adapters'
import { FAILED, type ApiError, type Envelope } from './envelope'
import type { HomeJobs } from './homeJobs'
import { toJobSearch } from './jobSearch'
import type { Answer, fromLists } from './otherApi'
import { portalApi } from './portalApi'

type Ask = (request: { url: string }) => PromiseLike<QueryReturnValue<Envelope, ApiError>>

/** A read of our own server. Another API has lists alone, and the same answer is made from them. */
const read = <Arg, Result>(
  urlOf: (arg: Arg) => string,
  transform: (envelope: Envelope, arg: Arg) => Result,
  otherwise: (lists: typeof fromLists) => (arg: Arg, api: BaseQueryApi) => Promise<Answer<Result>>,
) => ({
  queryFn: async (arg: Arg, api: BaseQueryApi, _options: unknown, ask: unknown): Promise<Answer<Result>> => {
    const { site } = api.getState() as { site: { ownApi: boolean } }
    if (!site.ownApi) {
      const other = await import('./otherApi').catch(() => undefined)
      return other ? otherwise(other.fromLists)(arg, api) : { error: FAILED }
    }
    const { data, error } = await (ask as Ask)({ url: urlOf(arg) })
    return error ? { error } : { data: transform(data, arg) }
  },
})

/** Each text that a visitor types is a search of its own. */
const KEEP_SEARCH_SECONDS = 60

const searchApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    // `searchQuery` makes the argument.
    searchJobs: build.query({
      ...read(apiUrls.searchJobs, toJobSearch, (lists) => lists.searchJobs),
      keepUnusedDataFor: KEEP_SEARCH_SECONDS,
    }),
  }),
})

/** Jobs found by our own server, or in the lists of another API. */
export const jobsApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    // An open job or a closed one; null for an id that no job has.
    getJob: build.query(read(apiUrls.getJob, toFirstJob, (lists) => lists.getJob)),
    getSimilarJobs: build.query(read(apiUrls.getSimilarJobs, toSimilarJobs, (lists) => lists.getSimilarJobs)),
    getLandings: build.query(
      read(
        apiUrls.getLandings,
        ({ data }) => data as LandingAnswer,
        (lists) => lists.getLandings,
      ),
    ),
    getJobsById: build.query(read(apiUrls.getJobsById, toJobs, (lists) => lists.getJobsById)),
    // The few jobs of Home. The page brings them: the code is for a step to Home.
    getHomeJobs: build.query({
      queryFn: async (_nothing: void, { dispatch }): Promise<Answer<HomeJobs>> => {
        const search = searchApi.endpoints.searchJobs.initiate('sort=newest', { subscribe: false })
        const { data, error } = await dispatch(search)
        const loaded = data && (await import('./homeJobs').catch(() => undefined))
        if (loaded) return { data: loaded.toHomeJobs(data) }
        return { error: error && 'kind' in error ? error : FAILED }
      },
    }),
  }),
})
