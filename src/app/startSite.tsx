import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { nextTask } from '@/api/breaks'
import { uploadForm } from '@/api/upload'
import { App } from './App'
import { arrivalOf, leadNatively } from './arrival'
import { mirrorFilters } from './filterAddress'
import { ArrivalContext } from './layout/HeldScreen'
import { takeEntries, type PageData } from './pageData'
import { prefetchOnIntent } from './prefetch'
import { keepForBadLine } from './offline'
import { RoutedSite } from './RoutedSite'
import { wantsLessData } from '@/components/saveData'
import { contentOf } from './screenReads'
import { createSiteRouter, type SiteRouter } from './siteRouter'
import { takeStyles } from './styles'
import { makeTheme } from './theme'
import { defaultSettings, type SiteSettings } from '@/domain/settings'
import { makeStore } from '@/store/store'

const readBlock = (id: string) => {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** What our server wrote into the page; a page from a plain file server holds the defaults. */
const readSettings = (): SiteSettings => ({
  ...defaultSettings,
  saveData: wantsLessData(),
  ...(readBlock('settings') as Partial<SiteSettings> | undefined),
})

/**
 * A list that changed between the page and its own coming is drawn anew by React, as it should be: no fault to tell of.
 */
const lenient: HydrationOptions = { onRecoverableError: () => undefined }

/** The router loads the first screen by itself. */
const screenLoaded = (router: SiteRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.shown) return resolve()
    const end = router.subscribe(({ shown }) => {
      if (!shown) return
      end()
      resolve()
    })
  })

/**
 * Starts the site in a page: takes over the screen that the server rendered, or renders it where the page brought none.
 * Resolves with what ends it.
 */
export const startSite = async (root: HTMLElement): Promise<() => void> => {
  const settings = readSettings()
  /** Of a page that the server rendered. */
  const page = readBlock('page-data') as PageData | undefined
  keepForBadLine()
  const store = makeStore({
    apiHost: settings.apiHost,
    fetch: window.fetch.bind(window),
    // Of an upload to another origin that is watched the browser asks beforehand, which an existing API may not answer.
    upload: settings.apiHost === '' ? uploadForm : undefined,
  })
  await nextTask()
  const router = createSiteRouter(createBrowserHistory({ v5Compat: true }))
  const endMirror = mirrorFilters(store, router)
  const endPrefetch = prefetchOnIntent(store)
  const endWith = (view: Root) => () => {
    view.unmount()
    endMirror()
    endPrefetch()
    router.dispose()
  }
  const app = (arrival?: Promise<void>) => (
    <StrictMode>
      <App
        store={store}
        theme={makeTheme()}
        site={{ ...settings, origin: window.location.origin }}
        styles={takeStyles()}
      >
        <ArrivalContext value={arrival}>
          <RoutedSite router={router} />
        </ArrivalContext>
      </App>
    </StrictMode>
  )

  if (!page) {
    const view = createRoot(root)
    view.render(app())
    return endWith(view)
  }
  takeEntries(store, page)
  const arrival = arrivalOf(store, contentOf(router.state.location).loaded, page.isFound)
  if (arrival) leadNatively(arrival)
  await nextTask()
  await screenLoaded(router)
  await nextTask()
  const taken = app(arrival)
  await nextTask()
  return new Promise<() => void>((resolve) => {
    // In slices that let the visitor scroll and press meanwhile.
    startTransition(() => {
      resolve(endWith(hydrateRoot(root, taken, arrival ? lenient : undefined)))
    })
  })
}
