import { CacheProvider } from '@emotion/react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { uploadForm } from './api/forms'
import { App } from './app/App'
import { browserRouter } from './app/browserRouter'
import { mirrorFilters } from './app/filterAddress'
import { addEntries, readPageData } from './app/pageData'
import { addPageStyles, makeStyleCache } from './app/pageStyles'
import { readsAt } from './app/routes'
import { isRefused, isSentInPage } from './app/screen'
import { makeTheme } from './app/theme'
import { languageAt, withoutLanguage, type Language } from './domain/languages'
import { makeI18n } from './locales/i18n'
import { siteOf } from './store/site'
import { makeStore, type AppStore, type RootState } from './store/store'

/** So long a page waits for its lists. Then it is drawn without them: all else works, and they come when they come. */
const LISTS_WITHIN_MS = 15_000

/**
 * Loads the lists that the server rendered the first screen from, and that are too long to be sent in its page. Resolves
 * with whether they are there: without them the screen is not the one that the server rendered.
 */
const loadFirstLists = async (store: AppStore) => {
  const state = store.getState()
  const { pathname, search } = browserRouter.state.location
  const reads = readsAt({ pathname: withoutLanguage(pathname), search }).filter(
    (read) => !isSentInPage(read, state),
  )
  const answers = Promise.all(reads.map((read) => read.start(store.dispatch, { subscribe: false })))
  const late = new Promise<[]>((resolve) => void setTimeout(resolve, LISTS_WITHIN_MS, []))
  const known = await Promise.race([answers, late])
  return (
    known.length === reads.length && known.every((answer) => answer.data !== undefined || isRefused(answer))
  )
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

/** The scripts of a production build have their messages in the code. */
const loadI18n = async (language: Language) =>
  process.env.NODE_ENV === 'production'
    ? makeI18n(language)
    : (await import('./locales/catalogs')).i18nOf(language)

const start = async (root: HTMLElement) => {
  const { settings, entries } = readPageData()
  const ownApi = settings.apiHost === ''
  const language = languageAt(window.location.pathname)
  const store = makeStore(
    {
      apiHost: settings.apiHost,
      fetch: window.fetch.bind(window),
      // Watching an upload to another origin needs a preflight request, which an existing API may not answer.
      upload: ownApi ? uploadForm : undefined,
    },
    { site: siteOf({ language, ownApi, serverSearch: settings.searchesJobs }) },
  )
  setupListeners(store.dispatch)
  addEntries(store, entries ?? [])
  mirrorFilters(store, browserRouter)
  const i18n = await loadI18n(language)
  const styles = makeStyleCache()
  addPageStyles(styles)
  const makeApp = (serverState?: RootState) => (
    <StrictMode>
      <CacheProvider value={styles}>
        <App
          store={store}
          serverState={serverState}
          theme={makeTheme(language)}
          i18n={i18n}
          site={{ ...settings, origin: window.location.origin }}
        >
          {/* In a transition, a step would wait until the first screen is hydrated. */}
          <RouterProvider router={browserRouter} useTransitions={false} />
        </App>
      </CacheProvider>
    </StrictMode>
  )
  const [hasLists] = entries ? await Promise.all([loadFirstLists(store), untilInitialized()]) : [false]
  if (hasLists) {
    const app = makeApp(store.getState())
    // As a transition, hydration yields to the visitor.
    startTransition(() => void hydrateRoot(root, app))
  } else createRoot(root).render(makeApp())
  const { startBackground } = await import('./app/startBackground')
  startBackground(store, i18n)
}

const root = document.getElementById('root')
if (root) void start(root)
