import { CacheProvider } from '@emotion/react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { uploadForm } from './api/forms'
import { App } from './app/App'
import { mirrorFilters } from './app/filterAddress'
import { loadFirstLists, untilInitialized } from './app/hydration'
import { addEntries, readPageData } from './app/pageData'
import { addPageStyles, makeStyleCache } from './app/pageStyles'
import { loaderContext, routes } from './app/router'
import { makeTheme } from './app/theme'
import { makeStore, type RootState } from './store/store'

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
  // The hooks of a screen start its reads: a refused read that its loader had started would be asked twice.
  const router = createBrowserRouter(routes, { getContext: () => loaderContext(() => undefined) })
  const { ready } = mirrorFilters(store, router)
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
          <RouterProvider router={router} useTransitions={false} />
        </App>
      </CacheProvider>
    </StrictMode>
  )
  if (entries) {
    await Promise.all([untilInitialized(router), loadFirstLists(store, router), ready])
    const app = makeApp(store.getState())
    // As a transition, hydration yields to the visitor.
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(makeApp())
  const { startBackground } = await import('./app/startBackground')
  startBackground(store)
}

const root = document.getElementById('root')
if (root) void start(root)
