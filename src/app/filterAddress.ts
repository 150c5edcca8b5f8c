import { isAnyOf } from '@reduxjs/toolkit'
import type { DataRouter, Location } from 'react-router'
import { jobsApi } from '@/api/jobsApi'
import { readFilters } from '@/domain/jobs/jobFilter'
import { languageAt, languagePath, withoutLanguage } from '@/domain/languages'
import { listAddress, withLanding } from '@/domain/jobs/listAddress'
import { idIn, isLandingPath, paths, screenPath } from '@/domain/paths'
import { addressRead, selectIsUnknown, typingPaused } from '@/store/jobFilters'
import { selectLanding } from '@/store/landings'
import { addAppListener, type AppStore } from '@/store/store'

/** Longer than the pause between two keys. Browsers also limit how often the address may change. */
const PAUSE_MS = 300

const listPaths = new Set<string>([paths.fullTimeJobs, paths.jobsByCategory])

type Address = { pathname: string; search: string }

/** Whether a path leads to a list of jobs. */
export const isList = (pathname: string) => listPaths.has(screenPath(pathname)) || isLandingPath(pathname)

/** Sets the filters to the ones in the address of a list, with those of its landing page if it is known. */
export const readAddress = (store: AppStore, { pathname, search }: Address) => {
  if (!isList(pathname)) return
  const query = new URLSearchParams(search)
  const { filters, page } = readFilters(query)
  const own = selectLanding(store.getState(), pathname)?.filters
  const path = screenPath(pathname)
  const industryId = path === paths.jobsByCategory ? idIn(query, 'id') : undefined
  store.dispatch(
    addressRead({ filters: own ? withLanding(filters, own) : filters, page, path, industryId, own }),
  )
}

/** The address of a location, without its language. */
const addressOf = ({ pathname, search }: Location): Address => ({
  pathname: withoutLanguage(pathname),
  search,
})

/** Mirrors the filters to the address and back. */
export const mirrorFilters = (store: AppStore, router: DataRouter) => {
  let { location: shown } = router.state
  let location = addressOf(shown)
  let written: Address | undefined
  let isUnwritten = false
  const address = () => {
    const { filters, page, own, path } = store.getState().jobFilters
    const pathname = screenPath(location.pathname) === path ? location.pathname : path
    return listAddress({ ...location, pathname }, own, filters, page)
  }

  /** Adds the filters of a landing page once they are known, and keeps what was chosen meanwhile. */
  const readLanding = () => {
    const state = store.getState()
    const own = selectIsUnknown(state) ? selectLanding(state, location.pathname)?.filters : undefined
    if (!own) return
    const { filters, page, path } = state.jobFilters
    store.dispatch(addressRead({ filters: withLanding(filters, own), page, path, own }))
  }

  /** Past the router, which cannot navigate while the page or the list is being left. */
  const writeAtOnce = () => {
    const isStillThere =
      window.location.pathname === shown.pathname && window.location.search === shown.search
    if (!isUnwritten || !isStillThere) return
    isUnwritten = false
    const { pathname, search } = address()
    const language = languageAt(shown.pathname)
    window.history.replaceState(window.history.state, '', languagePath(language, pathname) + search)
  }
  const write = () => {
    if (!isUnwritten || !isList(location.pathname)) return
    if (router.state.navigation.state !== 'idle') return writeAtOnce()
    isUnwritten = false
    written = address()
    void router.navigate(written, { replace: true, preventScrollReset: true })
  }

  store.dispatch(
    addAppListener({
      predicate: (action, now, before) =>
        now.jobFilters !== before.jobFilters && !isAnyOf(addressRead, typingPaused)(action),
      effect: async (_action, listener) => {
        listener.cancelActiveListeners()
        isUnwritten = true
        await listener.delay(PAUSE_MS)
        listener.dispatch(typingPaused())
        write()
      },
    }),
  )
  store.dispatch(
    addAppListener({
      matcher: jobsApi.endpoints.getLandings.matchFulfilled,
      effect: readLanding,
    }),
  )
  router.subscribe(({ location: next, historyAction, navigation }) => {
    if (navigation.state === 'loading') writeAtOnce()
    if (next === shown) return
    shown = next
    location = addressOf(next)
    const isOwnWrite =
      historyAction === 'REPLACE' &&
      location.pathname === written?.pathname &&
      location.search === written.search
    if (isOwnWrite) return
    isUnwritten = false
    readAddress(store, location)
  })
  window.addEventListener('pagehide', writeAtOnce)
  readAddress(store, location)
}
