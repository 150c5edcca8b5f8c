import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { StartQueryActionCreatorOptions } from '@reduxjs/toolkit/query'
import type { ComponentType } from 'react'
import type { ApiExtra } from '@/api/baseQuery'
import type { ApiError } from '@/api/envelope'
import { jobsApi } from '@/api/jobsApi'
import type { JobFilters } from '@/domain/jobs/jobFilter'
import { searchQuery } from '@/domain/jobs/listAddress'
import type { AppDispatch, RootState } from '@/store/store'

type Answer = { data?: unknown; error?: unknown; fulfilledTimeStamp?: number }

type Reading = PromiseLike<Answer> & { unsubscribe: () => void }

/** A query of the API that a screen shows, whichever endpoint it asks. */
export type ScreenRead = {
  endpointName: string
  arg: unknown
  start: (dispatch: AppDispatch, options?: StartQueryActionCreatorOptions) => Reading
  answerOf: (state: RootState) => Answer
}

type Endpoint<Arg> = {
  name: string
  initiate: (
    arg: Arg,
    options?: StartQueryActionCreatorOptions,
  ) => ThunkAction<Reading, RootState, ApiExtra, UnknownAction>
  select: (arg: Arg) => (state: RootState) => Answer
}

export const read = <Arg extends string | readonly string[] | void>(
  { name, initiate, select }: Endpoint<Arg>,
  arg: Arg,
): ScreenRead => ({
  endpointName: name,
  arg,
  start: (dispatch, options) => dispatch(initiate(arg, options)),
  answerOf: select(arg),
})

/** Reads of endpoints that take no argument. */
export const readAll = (...endpoints: Endpoint<void>[]) =>
  endpoints.map((endpoint) => read(endpoint, undefined))

/** A search by the server. */
export const readSearch = (filters: JobFilters, page: number, industryId?: string) =>
  read(jobsApi.endpoints.searchJobs, searchQuery(filters, page, industryId))

export const isRefused = ({ error }: Answer) => (error as ApiError | undefined)?.kind === 'refused'

/** Whether an answer is sent in the page: not a refusal. */
export const isSentInPage = ({ answerOf }: ScreenRead, state: RootState) => answerOf(state).data !== undefined

/** `code`: 404 or 410 where the address names nothing that is there; `reads`: what else it shows. */
type Resolved = { code?: number; reads?: readonly ScreenRead[] }

/** A row of the route table. */
export type Screen = {
  /** Or a pattern of paths. */
  path: string
  /** Loads its script, a file that exports the component of the screen alone. */
  load: () => Promise<Record<string, ComponentType>>
  /** A parameter without which the address redirects; an empty one counts as missing. */
  requires?: { parameter: string; redirectTo: string }
  /** The reads of the screen, for server rendering, prefetch, the page cache and the offline notice. */
  reads?: (query: URLSearchParams, pathname: string) => readonly ScreenRead[]
  /** Reads further facts of an address from the answers to its reads. */
  resolve?: (state: RootState, query: URLSearchParams, pathname: string) => Resolved
  /** The part of the query that decides what is shown: addresses with the same one share a rendered page. */
  relevantQuery?: (query: URLSearchParams) => URLSearchParams
  /** Only our own server has it: in front of another API it is not there. */
  isOwn?: boolean
  /** Listed in the sitemap; `jobs` says that it changes with the newest job. */
  sitemap?: 'static' | 'jobs'
}
