import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { selectCategoryList } from '@/store/contentSelectors'
import { selectLandings } from '@/store/landings'
import { selectLoadedChoices, selectSearchableJobs } from '@/store/loadedJobs'
import { selectServices } from '@/store/serviceSelectors'
import { makeStore, type AppStore, type RootState } from '@/store/store'
import { isRefused, read, readAll, type ScreenRead } from './screen'

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
  reads.flatMap((one) => {
    if (one.isInvented) return one.source ? [one.source] : []
    return isOfCategory(one) ? [categoryList, one] : [one]
  })

const drop = ({ dispatch }: AppStore) => void dispatch(portalApi.util.resetApiState())

/** Asks for the answers that are missing. */
const ask = ({ dispatch }: AppStore, reads: readonly ScreenRead[]) =>
  Promise.all(reads.map(async (one) => check(one, await one.start(dispatch, UNSUBSCRIBED))))

const refusing: Transport = {
  apiHost: 'http://nobody',
  fetch: async () => Response.json({ status: '0' }),
  readsOnce: true,
}

/** The state with the answers to these reads, which no cache keeps: visitors can invent them without end. */
const withUncached = async (state: RootState, transport: Transport, reads: readonly ScreenRead[]) => {
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

const answersOf = async (store: AppStore, transport: Transport, reads: readonly ScreenRead[]) => {
  await ask(
    store,
    listsOf(reads).filter((list) => !isOfCategory(list)),
  )
  const ofCategories = reads.filter(isOfCategory)
  const known = ofCategories.filter((one) => isKnownCategory(store.getState(), one))
  await ask(store, known)
  // Nobody is asked for the jobs of a category that does not exist.
  const refused = ofCategories.filter((one) => !known.includes(one))
  return withUncached(
    await withUncached(store.getState(), refusing, refused),
    transport,
    reads.filter(({ isInvented }) => isInvented),
  )
}

/** Caches answers until all are dropped at once. */
export const createAnswerCache = (transport: Transport) => {
  const begin = (changes: Partial<Transport> = {}) => {
    const through = { ...transport, ...changes }
    return { through, store: makeStore(through), filling: new Set<Promise<unknown>>() }
  }
  let current = begin()
  let version = 0
  return {
    clear: (changes?: Pick<Transport, 'searchesJobs'>) => {
      const { store, filling } = current
      // Dropped at once, it would end the requests that pages are waiting for.
      void Promise.allSettled(filling).then(() => drop(store))
      current = begin(changes)
      version += 1
    },
    /** Changes with the answers. */
    version: () => version,
    /** A state that holds the answers to these reads. */
    provide: async (reads: readonly ScreenRead[]) => {
      const { store, through, filling } = current
      const answers = answersOf(store, through, reads)
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

/** The open jobs with their searched texts, what they can be filtered by and their pages; the same until the list changes. */
export const openJobs = async ({ provide }: Pick<PageContent, 'provide'>) => {
  const state = await provide(readAll(getJobs))
  return {
    jobs: selectSearchableJobs(state),
    choices: selectLoadedChoices(state),
    landings: () => selectLandings(state),
  }
}

/** The categories and services, each of which has an address; each is the same list until it changes. */
export const publicLists = async ({ provide }: PageContent) => {
  const state = await provide(readAll(getCategories, getServices))
  return { categories: selectCategoryList(state), services: selectServices(state) }
}
