import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { selectCategoryList } from '@/store/contentSelectors'
import { selectAllJobs } from '@/store/jobLists'
import { selectLoadedChoices, selectSearchableJobs } from '@/store/loadedJobs'
import { selectServices } from '@/store/serviceSelectors'
import { makeStore, type AppStore, type RootState } from '@/store/store'
import { isRefused, listOf, read, readAll, type ScreenRead } from './screen'

/** The lists that pages are rendered from, cached in a store of their own. */
export type PageContent = {
  /** Resolves with a state that holds the answers to these reads; rejects if one has none that can be shown. */
  provide: (reads: readonly ScreenRead[]) => Promise<RootState>
  /** Changes whenever pages that were rendered from these reads may be outdated. */
  version: (reads: readonly ScreenRead[]) => Promise<number>
  /** Whether the jobs are searched by the server, of which there are too many for a browser. */
  searchesJobs: () => Promise<boolean>
}

/** Without subscribers, answers stay as long as the API slice keeps unused ones. */
const UNSUBSCRIBED = { subscribe: false }

const mayBeRefused = new Set(['getJobsByCategory', 'searchJobs'])

/** Every answer is one that a screen can show: data, or the refusal of a category that does not exist. */
const check = ({ endpointName }: ScreenRead, answer: { data?: unknown; error?: unknown }) => {
  if (answer.data === undefined && !(isRefused(answer) && mayBeRefused.has(endpointName)))
    throw new Error(`${endpointName} got no answer to show`)
}

const categoryList = read(portalApi.endpoints.getCategories, undefined)

const isOfCategory = ({ endpointName }: ScreenRead) => endpointName === 'getJobsByCategory'

const isKnownCategory = (state: RootState, { arg }: ScreenRead) =>
  selectCategoryList(state).some(({ industry_id }) => industry_id === arg)

/** The lists behind these reads. A category is looked up in the list of categories before its jobs are asked for. */
export const listsOf = (reads: readonly ScreenRead[]) =>
  reads.flatMap((one) => (isOfCategory(one) ? [categoryList, one] : [listOf(one)]))

const drop = ({ dispatch }: AppStore) => void dispatch(portalApi.util.resetApiState())

const refusing: Transport = {
  apiHost: 'http://nobody',
  fetch: async () => Response.json({ status: '0' }),
  readsOnce: true,
}

/** The state with answers that no cache keeps: visitors can invent such reads without end. */
const withAnswers = async (transport: Transport, state: RootState, reads: readonly ScreenRead[]) => {
  if (reads.length === 0) return state
  const store = makeStore(transport, state)
  try {
    await ask(store, reads)
    return store.getState()
  } finally {
    drop(store)
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Asks for the lists that are missing. */
const ask = ({ dispatch }: AppStore, lists: readonly ScreenRead[]) =>
  Promise.all(lists.map(async (list) => check(list, await list.start(dispatch, UNSUBSCRIBED))))

const answersOf = async (transport: Transport, store: AppStore, reads: readonly ScreenRead[]) => {
  const invented = reads.filter(({ isInvented }) => isInvented)
  const kept = reads.filter((one) => !invented.includes(one))
  await ask(
    store,
    listsOf(kept).filter((list) => !isOfCategory(list)),
  )
  const ofCategories = kept.filter(isOfCategory)
  const known = ofCategories.filter((one) => isKnownCategory(store.getState(), one))
  await ask(store, known)
  // Nobody is asked for the jobs of a category that does not exist.
  const refused = ofCategories.filter((one) => !known.includes(one))
  return withAnswers(transport, await withAnswers(refusing, store.getState(), refused), invented)
}

/** Caches answers until all are dropped at once. */
export const createAnswerCache = (transport: Transport) => {
  const begin = () => ({ store: makeStore(transport), filling: new Set<Promise<unknown>>() })
  let current = begin()
  let version = 0
  return {
    clear: () => {
      const { store, filling } = current
      // Dropped at once, it would end the requests that pages are waiting for.
      void Promise.allSettled(filling).then(() => drop(store))
      current = begin()
      version += 1
    },
    /** Changes with the answers. */
    version: () => version,
    /** A state that holds the answers to these reads. */
    provide: async (reads: readonly ScreenRead[]) => {
      const { store, filling } = current
      const answers = answersOf(transport, store, reads)
      filling.add(answers)
      try {
        return await answers
      } finally {
        filling.delete(answers)
      }
    },
    /** When a list was answered; undefined if it was not. */
    answeredAt: (list: ScreenRead) => list.answerOf(current.store.getState()).fulfilledTimeStamp,
    /** Asks for a list again. */
    refetch: async (list: ScreenRead) => {
      const { store } = current
      const before = list.answerOf(store.getState()).data
      await list.start(store.dispatch, { ...UNSUBSCRIBED, forceRefetch: true })
      const after = list.answerOf(store.getState()).data
      if (copyWithStructuralSharing(before, after) !== before) version += 1
    },
    close: () => drop(current.store),
  }
}

const { getJobs, getCategories, getServices } = portalApi.endpoints

/** The open jobs with their searched texts, and what they can be filtered by; both are the same until the list changes. */
export const openJobs = async ({ provide }: Pick<PageContent, 'provide'>) => {
  const state = await provide(readAll(getJobs))
  return { jobs: selectSearchableJobs(state), choices: selectLoadedChoices(state) }
}

/** The jobs, categories and services, each of which has an address; each is the same list until it changes. */
export const publicLists = async ({ provide }: PageContent) => {
  const state = await provide(readAll(getJobs, getCategories, getServices))
  return {
    jobs: selectAllJobs(state),
    categories: selectCategoryList(state),
    services: selectServices(state),
  }
}
