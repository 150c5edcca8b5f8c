import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { uploadForm } from './api/upload'
import { App } from './app/App'
import { arrivalOf, leadNatively } from './app/arrival'
import { mirrorFilters } from './app/filterAddress'
import { ArrivalContext } from './app/layout/HeldScreen'
import { takeEntries, type PageData } from './app/pageData'
import { prefetchOnIntent } from './app/prefetch'
import { makeRoutes } from './app/routes'
import { contentOf } from './app/screenReads'
import { makeTheme } from './app/theme'
import { defaultSettings, type SiteSettings } from './domain/settings'
import { makeStore } from './store/store'

const readBlock = (id: string) => {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** What our server wrote into the page; a page from a plain file server holds the defaults. */
const readSettings = (): SiteSettings => ({
  ...defaultSettings,
  ...(readBlock('settings') as Partial<SiteSettings> | undefined),
})

/** The router loads the first screen by itself. */
const screenLoaded = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return
      end()
      resolve()
    })
  })

const start = async (root: HTMLElement) => {
  const settings = readSettings()
  /** Of a page that the server rendered. */
  const page = readBlock('page-data') as PageData | undefined
  const store = makeStore(
    {
      apiHost: settings.apiHost,
      fetch: window.fetch.bind(window),
      // Of an upload to another origin that is watched the browser asks beforehand, which an existing API may not answer.
      upload: settings.apiHost === '' ? uploadForm : undefined,
    },
    { givenJob: page?.job ?? null },
  )
  const router = createBrowserRouter(makeRoutes())
  mirrorFilters(store, router)
  prefetchOnIntent(store, router)
  const app = (arrival?: Promise<void>) => (
    <StrictMode>
      <App store={store} theme={makeTheme()} site={{ ...settings, origin: window.location.origin }}>
        <ArrivalContext value={arrival}>
          <RouterProvider router={router} />
        </ArrivalContext>
      </App>
    </StrictMode>
  )

  if (!page) {
    createRoot(root).render(app())
    return
  }
  takeEntries(store, page)
  const arrival = arrivalOf(store, contentOf(router.state.location).loaded, page.isFound)
  if (arrival) leadNatively(arrival)
  await screenLoaded(router)
  // In slices that let the visitor scroll and press meanwhile.
  startTransition(() => {
    hydrateRoot(root, app(arrival))
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
void start(root)
