import type { I18n } from '@lingui/core'
import { FRESH_SECONDS } from '@/api/portalApi'
import { DEFAULT_LANGUAGE, languageAt, preferredLanguage, withoutLanguage } from '@/domain/languages'
import { todayInIndia } from '@/domain/site/calendar'
import { cacheKindOf } from '@/domain/site/offlineCache'
import { wantsLessData } from '@/app/pageData'
import { forgetOldDrafts } from '@/components/form/draft'
import { keepOnDevice } from '@/store/keepOnDevice'
import { dayBegan, fullListRequested, languageOffered, selectToday } from '@/store/site'
import type { AppStore } from '@/store/store'
import { loadOfflineBar } from './layout/OfflineNotice'
import { readsAt, screenAt } from './routes'

/** Loads again what this page had loaded before the service worker was there to cache it. */
const cacheLoaded = () => {
  const { origin, pathname, search } = window.location
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const address of [origin + pathname + search, ...loaded])
    if (cacheKindOf(new URL(address), origin)) void fetch(address).catch(() => undefined)
}

/** Registers the service worker once the page is loaded. In development it would cache outdated code. */
const registerServiceWorker = () => {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const register = () => {
    if (!serviceWorker.controller)
      serviceWorker.addEventListener('controllerchange', cacheLoaded, { once: true })
    void serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** A mouse or the keyboard passing over a link does not mean it yet. */
const INTENT_DELAY_MS = 80

/** Loads the script and the data of a screen when its link is hovered, focused or touched; not if data is to be saved. */
const prefetchRoutes = (store: AppStore) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const prefetch = ({ target, type }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.target !== '' || link.origin !== window.location.origin || wantsLessData()) return
    // The other language has scripts of its own.
    if (languageAt(link.pathname) !== store.getState().site.language) return
    const address = { pathname: withoutLanguage(link.pathname), search: link.search }
    timer = setTimeout(
      () => {
        // A failing script is reported by the navigation itself.
        void screenAt(address)
          ?.load()
          .catch(() => undefined)
        for (const read of readsAt(address))
          void read.start(store.dispatch, { subscribe: false, forceRefetch: FRESH_SECONDS })
      },
      type === 'touchstart' ? 0 : INTENT_DELAY_MS,
    )
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true })
}

/** Offers the language that the browser prefers, once it is known whether the visitor has chosen one. */
export const offerLanguage = (store: AppStore) => {
  const { site, device } = store.getState()
  const offered = preferredLanguage(navigator.languages)
  if (site.language !== DEFAULT_LANGUAGE || offered === DEFAULT_LANGUAGE || device.isLanguageChosen) return
  store.dispatch(languageOffered(offered))
}

const LOOKS_EACH_MS = 60_000

/** Begins a new day at midnight in India, or once a phone wakes after it. */
export const followDay = (store: AppStore) => {
  const follow = () => {
    const today = todayInIndia(Date.now())
    if (selectToday(store.getState()) !== today) store.dispatch(dayBegan(today))
  }
  follow()
  setInterval(follow, LOOKS_EACH_MS)
}

/** After this time the list of jobs is loaded for a visitor who has not searched yet, but may. */
const LIST_AFTER_MS = 10_000

/** Starts the work that no screen waits for. Its script is loaded after the first screen. */
export const startBackground = (store: AppStore, i18n: I18n) => {
  followDay(store)
  keepOnDevice(store, i18n)
  forgetOldDrafts()
  offerLanguage(store)
  if (!wantsLessData()) setTimeout(() => store.dispatch(fullListRequested()), LIST_AFTER_MS)
  prefetchRoutes(store)
  registerServiceWorker()
  void loadOfflineBar().catch(() => undefined)
}
