import { setupListeners } from '@reduxjs/toolkit/query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { uploadForm } from './api/upload'
import { App } from './app/App'
import { mirrorFilters } from './app/filterAddress'
import { hydrationOf, untilInitialized } from './app/hydration'
import { FirstScreenContext } from './app/layout/FirstScreen'
import { addEntries, readPageData } from './app/pageData'
import { loaderContext, routes } from './app/router'
import { makeTheme } from './app/theme'
import { makeStore } from './store/store'

const start = async (root: HTMLElement) => {
  const { settings, entries } = readPageData()
  const store = makeStore({
    apiHost: settings.apiHost,
    fetch: window.fetch.bind(window),
    hasOwnApi: settings.apiHost === '',
    // Watching an upload to another origin needs a preflight request, which an existing API may not answer.
    upload: settings.apiHost === '' ? uploadForm : undefined,
    searchesJobs: settings.searchesJobs,
  })
  setupListeners(store.dispatch)
  addEntries(store, entries ?? [])
  // The hooks of a screen start its reads: a refused read that its loader had started would be asked twice.
  const router = createBrowserRouter(routes, { getContext: () => loaderContext(() => undefined) })
  mirrorFilters(store, router)
  void import('./app/startBackground').then(({ startBackground }) => startBackground(store))
  const app = (
    <StrictMode>
      <App store={store} theme={makeTheme()} site={{ ...settings, origin: window.location.origin }}>
        <FirstScreenContext value={entries && hydrationOf(store, router)}>
          {/* In a transition, a step would wait until the first screen is hydrated. */}
          <RouterProvider router={router} useTransitions={false} />
        </FirstScreenContext>
      </App>
    </StrictMode>
  )
  if (!entries) return createRoot(root).render(app)
  await untilInitialized(router)
  // As a transition, hydration yields to the visitor.
  return startTransition(() => void hydrateRoot(root, app))
}

const root = document.getElementById('root')
if (root) void start(root)
