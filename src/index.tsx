import { CacheProvider } from '@emotion/react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { uploadForm } from './api/forms'
import { App } from './app/App'
import { browserRouter } from './app/browserRouter'
import { endEarlyPresses } from './app/earlyPress'
import { mirrorFilters } from './app/filterAddress'
import { addEntries, readPageData } from './app/pageData'
import { addPageStyles, makeStyleCache } from './app/pageStyles'
import { readsAt } from './app/routes'
import { isSentInPage } from './app/screen'
import { makeTheme } from './app/theme'
import { makeStore, type AppStore, type RootState } from './store/store'

/** Loads the lists that the server rendered the first screen from, and that are too long to be sent in its page. */
const loadFirstLists = async (store: AppStore) => {
  const state = store.getState()
  const reads = readsAt(browserRouter.state.location, state.site).filter((read) => !isSentInPage(read, state))
  await Promise.all(reads.map((read) => read.start(store.dispatch, { subscribe: false })))
}

/** Resolves when the script of the first screen is loaded. */
const untilInitialized = () =>
  new Promise<void>((resolve) => {
    if (browserRouter.state.initialized) return resolve()
    const end = browserRouter.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })

const start = async (root: HTMLElement) => {
  const { settings, entries } = readPageData()
  const ownApi = settings.apiHost === ''
  const store = makeStore({
    apiHost: settings.apiHost,
    fetch: window.fetch.bind(window),
    ownApi,
    // Watching an upload to another origin needs a preflight request, which an existing API may not answer.
    upload: ownApi ? uploadForm : undefined,
    serverSearch: settings.searchesJobs,
  })
  setupListeners(store.dispatch)
  addEntries(store, entries ?? [])
  const { ready } = mirrorFilters(store, browserRouter)
  const styles = makeStyleCache()
  addPageStyles(styles)
  const makeApp = (serverState?: RootState) => (
    <StrictMode>
      <CacheProvider value={styles}>
        <App
          store={store}
          serverState={serverState}
          theme={makeTheme()}
          site={{ ...settings, origin: window.location.origin }}
        >
          {/* In a transition, a step would wait until the first screen is hydrated. */}
          <RouterProvider router={browserRouter} useTransitions={false} />
        </App>
      </CacheProvider>
    </StrictMode>
  )
  if (entries) {
    await Promise.all([untilInitialized(), loadFirstLists(store), ready])
    const app = makeApp(store.getState())
    endEarlyPresses()
    // As a transition, hydration yields to the visitor.
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(makeApp())
  const { startBackground } = await import('./app/startBackground')
  startBackground(store)
}

const root = document.getElementById('root')
if (root) void start(root)
