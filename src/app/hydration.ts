import type { DataRouter } from 'react-router'
import { selectSearchesJobs } from '@/store/jobSearch'
import type { AppDispatch, AppStore } from '@/store/store'
import { addLandingFilters, isLandingPath } from './filterAddress'
import { loadLandings, readsAt } from './routes'
import { isRefused, travels, type ScreenRead } from './screen'

const RETRY_AFTER_MS = 15_000

const retryTime = () =>
  new Promise<void>((resolve) => {
    const retry = () => {
      clearTimeout(timer)
      window.removeEventListener('online', retry)
      resolve()
    }
    const timer = setTimeout(retry, RETRY_AFTER_MS)
    window.addEventListener('online', retry)
  })

/** Loads a list. Retries if it fails: the server-rendered screen stays meanwhile. */
const load = async (read: ScreenRead, dispatch: AppDispatch): Promise<void> => {
  const answer = await read.start(dispatch, { subscribe: false })
  if (answer.data !== undefined || isRefused(answer)) return
  await retryTime()
  await load(read, dispatch)
}

/** The lists that the hydration of the first screen waits for: those that did not travel inside the page. */
export const hydrationOf = (store: AppStore, { state: { location } }: DataRouter) => {
  const state = store.getState()
  const lists = readsAt(location, { searchesJobs: selectSearchesJobs(state) }).filter(
    (read) => !travels(read, state),
  )
  if (lists.length === 0 && !isLandingPath(location)) return undefined
  const loadAll = async () => {
    await Promise.all(lists.map((list) => load(list, store.dispatch)))
    if (isLandingPath(location)) addLandingFilters(store, location, (await loadLandings()).selectLanding)
  }
  return { key: location.key, loaded: loadAll() }
}

/** Resolves when the script of the first screen is loaded. */
export const untilInitialized = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })
