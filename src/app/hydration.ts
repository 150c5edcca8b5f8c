import type { DataRouter } from 'react-router'
import type { AppStore } from '@/store/store'
import { readsAt } from './routes'
import { isSentInPage } from './screen'

/** Loads the lists that the server rendered the first screen from, and that are too long to be sent in its page. */
export const loadFirstLists = async (store: AppStore, { state: { location } }: DataRouter) => {
  const state = store.getState()
  const reads = readsAt(location, state.site).filter((read) => !isSentInPage(read, state))
  await Promise.all(reads.map((read) => read.start(store.dispatch, { subscribe: false })))
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
