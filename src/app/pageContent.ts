import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Transport } from '@/api/baseQuery'
import { portalApi } from '@/api/portalApi'
import { selectCategoryList } from '@/store/contentSelectors'
import { selectAllJobs, selectSearchableJobs } from '@/store/jobSelectors'
import { selectServices } from '@/store/serviceSelectors'
import { makeStore, type AppStore, type RootState } from '@/store/store'
import { isRefused, read, type ScreenRead } from './screen'

/** The lists that pages are rendered from, cached in a store of their own. */
export type PageContent = {
  /** Resolves with a state that holds the answers to these reads; rejects if one has none that can be shown. */
  provide: (reads: readonly ScreenRead[]) => Promise<RootState>
  /** Changes whenever pages that were rendered from these reads may be outdated. */
  version: (reads: readonly ScreenRead[]) => Promise<number>
  close: () => void
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

/** The lists behind these reads. */
const listsOf = (reads: readonly ScreenRead[]) => reads.map((item) => item.source ?? item)

/** Caches answers until all are dropped at once. */
const createAnswerCache = (transport: Transport) => {
  let store = makeStore(transport)
  let version = 0
  const clear = () => {
    store.dispatch(portalApi.util.resetApiState())
    store = makeStore(transport)
    version += 1
  }
  return {
    clear,
    store: () => store,
    version: () => version,
    changed: () => {
      version += 1
    },
    fill: async (reads: readonly ScreenRead[]) => {
      if (Object.keys(store.getState().portalApi.queries).length > ANSWERS_MAX) clear()
      const current = store
      await Promise.all(
        listsOf(reads).map(async (list) => check(list, await list.start(current.dispatch, UNSUBSCRIBED))),
      )
      return current.getState()
    },
    close: () => {
      store.dispatch(portalApi.util.resetApiState())
    },
  }
}

/** The content of our own database: forgotten as soon as it changes. */
export const ownContent = (transport: Transport, versionNow: () => Promise<number>): PageContent => {
  const cache = createAnswerCache(transport)
  let version = -1
  const followVersion = async () => {
    const current = await versionNow()
    if (current === version) return
    version = current
    cache.clear()
  }
  return {
    provide: async (reads) => {
      await followVersion()
      return cache.fill(reads)
    },
    version: async () => {
      await followVersion()
      return cache.version()
    },
    close: cache.close,
  }
}

/** An answer of another API that is older than this is revalidated while the page still shows it. */
const FRESH_MS = 15_000
/** An answer older than this is not shown: the page waits for a new one. */
const STALE_MS = 5 * 60_000

const isOlderThan = (ms: number, now: number) => (answer: { since?: number }) =>
  answer.since !== undefined && now - answer.since > ms

/** The content of an existing API, which does not say when it changes: stale while revalidate. */
export const remoteContent = (transport: Transport, now: () => number = Date.now): PageContent => {
  const cache = createAnswerCache(transport)

  const revalidate = async (list: ScreenRead, store: AppStore) => {
    const before = list.answerOf(store.getState()).data
    await list.start(store.dispatch, { ...UNSUBSCRIBED, forceRefetch: true })
    const after = list.answerOf(store.getState()).data
    if (copyWithStructuralSharing(before, after) !== before) cache.changed()
  }

  const refresh = async (reads: readonly ScreenRead[]) => {
    const store = cache.store()
    const answers = listsOf(reads).map((list) => ({
      list,
      since: list.answerOf(store.getState()).fulfilledTimeStamp,
    }))
    const stale = answers
      .filter(isOlderThan(FRESH_MS, now()))
      .map((answer) => ({ ...answer, revalidating: revalidate(answer.list, store) }))
    await Promise.all(stale.filter(isOlderThan(STALE_MS, now())).map(({ revalidating }) => revalidating))
  }

  return {
    provide: async (reads) => {
      await refresh(reads)
      return cache.fill(reads)
    },
    version: async (reads) => {
      await refresh(reads)
      return cache.version()
    },
    close: cache.close,
  }
}

const { getJobs, getCategories, getServices } = portalApi.endpoints

/** The open jobs with their searched texts; the same list until it changes. */
export const openJobs = async ({ provide }: PageContent) => {
  return selectSearchableJobs(await provide([read(getJobs, undefined)]))
}

/** The jobs, categories and services, each of which has an address; each is the same list until it changes. */
export const publicLists = async ({ provide }: PageContent) => {
  const state = await provide([
    read(getJobs, undefined),
    read(getCategories, undefined),
    read(getServices, undefined),
  ])
  return {
    jobs: selectAllJobs(state),
    categories: selectCategoryList(state),
    services: selectServices(state),
  }
}
