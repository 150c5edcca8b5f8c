import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { ApiError, Transport } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { selectCategoryList } from '@/store/contentSelectors'
import { selectAllJobs } from '@/store/jobSelectors'
import { selectServices } from '@/store/serviceSelectors'
import { makeStore, type AppStore, type RootState } from '@/store/store'
import { readFrom, type ScreenRead } from './screenReads'

/** The lists that pages are rendered from, kept in a store of their own. */
export type PageContent = {
  /** Resolves with a state that holds the answers to these reads; rejects where one has none that can be shown. */
  provide: (reads: readonly ScreenRead[]) => Promise<RootState>
  /** Another number whenever pages rendered before, out of these reads, may no longer be true. */
  edition: (reads: readonly ScreenRead[]) => Promise<number>
  close: () => void
}

/** Nobody on the server subscribes; answers stay for as long as the API slice keeps what nobody shows. */
const UNSUBSCRIBED = { subscribe: false }

/** Visitors can ask for categories that they invent: from so many answers on all begin anew. */
const ANSWERS_MAX = 400

/** Every answer is one that a screen can show: data, or the refusal of a category that does not exist. */
const check = ({ endpointName }: ScreenRead, { data, error }: { data?: unknown; error?: unknown }) => {
  const isRefused = (error as ApiError | undefined)?.kind === 'refused'
  if (data === undefined && !(isRefused && endpointName === 'getJobsByCategory'))
    throw new Error(`${endpointName} got no answer to show`)
}

/** Holds answers until all are forgotten at once. */
const createShelf = (transport: Transport) => {
  let store = makeStore(transport)
  let edition = 0
  const forget = () => {
    store.dispatch(portalApi.util.resetApiState())
    store = makeStore(transport)
    edition += 1
  }
  return {
    forget,
    store: () => store,
    edition: () => edition,
    changed: () => {
      edition += 1
    },
    fill: async (reads: readonly ScreenRead[]) => {
      if (Object.keys(store.getState().portalApi.queries).length > ANSWERS_MAX) forget()
      const current = store
      await Promise.all(
        reads.map(async (read) => check(read, await read.start(current.dispatch, UNSUBSCRIBED))),
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
  const shelf = createShelf(transport)
  let version = -1
  const followVersion = async () => {
    const current = await versionNow()
    if (current === version) return
    version = current
    shelf.forget()
  }
  return {
    provide: async (reads) => {
      await followVersion()
      return shelf.fill(reads)
    },
    edition: async () => {
      await followVersion()
      return shelf.edition()
    },
    close: shelf.close,
  }
}

/** From this age on an answer of another API is asked for again, behind the page that still shows it. */
const FRESH_MS = 15_000
/** An answer this old is shown to nobody: the page waits for a new one. */
const STALE_MS = 5 * 60_000

const isOlderThan = (ms: number, now: number) => (answer: { since?: number }) =>
  answer.since !== undefined && now - answer.since > ms

/** The content of an existing API, which does not tell when it changes: it is asked again while it is shown. */
export const remoteContent = (transport: Transport, now: () => number = Date.now): PageContent => {
  const shelf = createShelf(transport)

  const askAgain = async (read: ScreenRead, store: AppStore) => {
    const before = read.answerOf(store.getState()).data
    await read.start(store.dispatch, { ...UNSUBSCRIBED, forceRefetch: true })
    const after = read.answerOf(store.getState()).data
    if (copyWithStructuralSharing(before, after) !== before) shelf.changed()
  }

  const refresh = async (reads: readonly ScreenRead[]) => {
    const store = shelf.store()
    const answers = reads.map((read) => ({ read, since: read.answerOf(store.getState()).fulfilledTimeStamp }))
    const asked = answers
      .filter(isOlderThan(FRESH_MS, now()))
      .map((answer) => ({ ...answer, asking: askAgain(answer.read, store) }))
    await Promise.all(asked.filter(isOlderThan(STALE_MS, now())).map(({ asking }) => asking))
  }

  return {
    provide: async (reads) => {
      await refresh(reads)
      return shelf.fill(reads)
    },
    edition: async (reads) => {
      await refresh(reads)
      return shelf.edition()
    },
    close: shelf.close,
  }
}

const { getJobs, getCategories, getServices } = portalApi.endpoints

/** The open jobs; the same list until it changes. */
export const openJobs = async ({ provide }: PageContent) => {
  const state = await provide([readFrom(getJobs, undefined)])
  return selectAllJobs(state)
}

/** All that has an address of its own: jobs, categories and services; each the same list until it changes. */
export const publicLists = async ({ provide }: PageContent) => {
  const state = await provide([
    readFrom(getJobs, undefined),
    readFrom(getCategories, undefined),
    readFrom(getServices, undefined),
  ])
  return {
    jobs: selectAllJobs(state),
    categories: selectCategoryList(state),
    services: selectServices(state),
  }
}
