import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { setupListeners } from '@reduxjs/toolkit/query'
import { act, configure, render, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { App } from '@/app/App'
import { mirrorFilters } from '@/app/filterAddress'
import { routes } from '@/app/router'
import { makeTheme } from '@/app/theme'
import { loadSelectList } from '@/components/form/SelectInput'
import { inEachLanguage, languagePath, withoutLanguage, type Language } from '@/domain/languages'
import { defaultSettings, type SiteSettings } from '@/domain/site/settings'
import { i18nOf } from '@/locales/catalogs'
import { keepOnDevice } from '@/store/keepOnDevice'
import { siteOf } from '@/store/site'
import { makeStore } from '@/store/store'

type AppOptions = {
  /** The origin of the server that answers `/web`. */
  origin: string
  /** Addresses that the visitor was at before. */
  before?: string[]
  settings?: Partial<SiteSettings>
  fetch?: typeof fetch
  /** A read that fails is tried again, as it is for visitors; that takes seconds. */
  retries?: boolean
  /** It is our own server. */
  ownApi?: boolean
  language?: Language
}

/** The address of the site itself, which shared links start with. */
export const SITE = 'https://jobs.example.com'

/**
 * Once for a suite: to write all styles again for each test takes longer than most tests. Outside the document: jsdom
 * would match every rule against each element that a query looks at.
 */
const styles = createCache({ key: 'css', container: document.createElement('div') })
const themes = inEachLanguage(makeTheme)

/** A first screen is compiled, its jobs come over a network, and other suites share the machine. */
configure({ asyncUtilTimeout: 10_000 })
jest.setTimeout(60_000)

// A form that is opened later has its lists at once.
beforeAll(loadSelectList)

const ends: (() => void)[] = []

afterEach(() => {
  ends.splice(0).forEach((end) => end())
})

/** The whole site at an address of its own history, with what a visitor does with hands and browser. */
export const renderApp = (
  path: string,
  {
    origin,
    before = [],
    settings,
    fetch: send = fetch,
    retries = false,
    ownApi = false,
    language = 'en',
  }: AppOptions,
) => {
  // As the styles are not in the document, nothing in it can say that a pointer does not reach an element.
  const user = userEvent.setup({
    delay: null,
    applyAccept: false,
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  })
  const store = makeStore(
    { apiHost: origin, fetch: send, noRetry: !retries },
    { site: siteOf({ language, ownApi, serverSearch: settings?.searchesJobs }) },
  )
  const router = createMemoryRouter(routes, {
    basename: languagePath(language, '/'),
    initialEntries: [...before, path].map((address) => languagePath(language, address)),
    initialIndex: before.length,
  })
  const endListeners = setupListeners(store.dispatch)
  mirrorFilters(store, router)
  keepOnDevice(store, i18nOf(language))
  const site = { ...defaultSettings, ...settings, origin: SITE }
  const view = render(
    <CacheProvider value={styles}>
      <App store={store} theme={themes[language]} i18n={i18nOf(language)} site={site}>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>,
  )
  ends.push(() => {
    view.unmount()
    endListeners()
    router.dispose()
    store.dispatch(portalApi.util.resetApiState())
  })
  const isIdle = () => waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  return {
    user,
    store,
    router,
    /** Path and query of the address bar, without the language. */
    address: () => withoutLanguage(router.state.location.pathname) + router.state.location.search,
    goBack: async () => {
      await act(() => router.navigate(-1))
      await isIdle()
    },
    goTo: async (address: string) => {
      await act(() => router.navigate(address))
      await isIdle()
    },
  }
}
