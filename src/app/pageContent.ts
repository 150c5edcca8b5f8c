import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { selectCategoryList } from '@/store/contentSelectors'
import { selectAllJobs, selectSearchableJobs } from '@/store/jobSelectors'
import { selectServices } from '@/store/serviceSelectors'
import { makeStore, type RootState } from '@/store/store'
import { isRefused, listOf, readAll, type ScreenRead } from './screen'

/** The lists that pages are rendered from, cached in a store of their own. */
export type PageContent = {
  /** Resolves with a state that holds the answers to these reads; rejects if one has none that can be shown. */
  provide: (reads: readonly ScreenRead[]) => Promise<RootState>
  /** Changes whenever pages that were rendered from these reads may be outdated. */
  version: (reads: readonly ScreenRead[]) => Promise<number>
}

/** Without subscribers, answers stay as long as the API slice keeps unused ones. */
const UNSUBSCRIBED = { subscribe: false }

/** Visitors can invent categories: above this number of answers the cache is emptied. */
const ANSWERS_MAX = 400

/** Every answer is one that a screen can show: data, or the refusal of a category that does not exist. */
const check = ({ endpointName }: ScreenRead, answer: { data?: unknown; error?: unknown }) => {
  if (answer.data === undefined && !(isRefused(answer) && endpointName === 'getJobsByCategory'))
    throw new Error(`${endpointName} got no answer to show`)
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Caches answers until all are dropped at once. */
export const createAnswerCache = (transport: Transport) => {
  let store = makeStore(transport)
  let version = 0
  const drop = () => store.dispatch(portalApi.util.resetApiState())
  const clear = () => {
    drop()
    store = makeStore(transport)
    version += 1
  }
  return {
    clear,
    /** Changes with the answers. */
    version: () => version,
    /** Asks for the answers that are missing. */
    fill: async (reads: readonly ScreenRead[]) => {
      if (Object.keys(store.getState().portalApi.queries).length > ANSWERS_MAX) clear()
      const current = store
      await Promise.all(
        reads.map(listOf).map(async (list) => check(list, await list.start(current.dispatch, UNSUBSCRIBED))),
      )
      return current.getState()
    },
    /** When a list was answered; undefined if it was not. */
    answeredAt: (list: ScreenRead) => list.answerOf(store.getState()).fulfilledTimeStamp,
    /** Asks for a list again. */
    refetch: async (list: ScreenRead) => {
      const current = store
      const before = list.answerOf(current.getState()).data
      await list.start(current.dispatch, { ...UNSUBSCRIBED, forceRefetch: true })
      const after = list.answerOf(current.getState()).data
      if (copyWithStructuralSharing(before, after) !== before) version += 1
    },
    close: () => void drop(),
  }
}

const { getJobs, getCategories, getServices } = portalApi.endpoints

/** The open jobs with their searched texts; the same list until it changes. */
export const openJobs = async ({ provide }: PageContent) =>
  selectSearchableJobs(await provide(readAll(getJobs)))

/** The jobs, categories and services, each of which has an address; each is the same list until it changes. */
export const publicLists = async ({ provide }: PageContent) => {
  const state = await provide(readAll(getJobs, getCategories, getServices))
  return {
    jobs: selectAllJobs(state),
    categories: selectCategoryList(state),
    services: selectServices(state),
  }
}
