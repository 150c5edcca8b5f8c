import { isAnyOf } from '@reduxjs/toolkit'
import type { DataRouter, Location } from 'react-router'
import { portalApi } from '@/api/portalApi'
import { readFilters } from '@/domain/jobs/jobFilter'
import { languageAt, languagePath, withoutLanguage } from '@/domain/languages'
import { listAddress, withLanding } from '@/domain/jobs/listAddress'
import { isLandingPath, paths, screenPath } from '@/domain/paths'
import { addressRead } from '@/store/jobFilters'
import type { selectLanding } from '@/store/landings'
import { addAppListener, type AppStore } from '@/store/store'
import { loadLandings } from './routes'

/** Longer than the pause between two keys. Browsers also limit how often the address may change. */
const WRITE_DELAY_MS = 300

const listPaths = new Set<string>([paths.fullTimeJobs, paths.jobsByCategory])

type Address = { pathname: string; search: string }

/** Whether a path is that of a list of jobs. */
export const isList = (pathname: string) => listPaths.has(screenPath(pathname)) || isLandingPath(pathname)

/** Sets the filters to those of the address of a list, with those of its landing page if that is known. */
export const readAddress = (store: AppStore, address: Address, select?: typeof selectLanding) => {
  if (!isList(address.pathname)) return
  const { filters, page } = readFilters(new URLSearchParams(address.search))
  const landing = select?.(store.getState(), address.pathname)
  store.dispatch(addressRead({ filters: landing ? withLanding(filters, landing) : filters, page }))
}

/** The address of a location, without its language. */
const addressOf = ({ pathname, search }: Location): Address => ({
  pathname: withoutLanguage(pathname),
  search,
})

const { getLandings, getJobs } = portalApi.endpoints

/** Mirrors the filters to the address and back. `ready` resolves when those of the first address are set. */
export const mirrorFilters = (store: AppStore, router: DataRouter) => {
  let { location: shown } = router.state
  let location = addressOf(shown)
  let written: Address | undefined
  let isUnwritten = false
  /** Undefined until its code is loaded, with that of the screen. */
  let select: typeof selectLanding | undefined
  /** The address is that of a landing page which is not known yet. */
  let isAwaited = false

  const landing = () => select?.(store.getState(), location.pathname)
  const address = () => {
    const { filters, page } = store.getState().jobFilters
    return listAddress(location, landing(), filters, page)
  }

  const readLanding = () => {
    const known = landing()
    if (!isAwaited || !known) return
    isAwaited = false
    const { filters, page } = store.getState().jobFilters
    store.dispatch(addressRead({ filters: withLanding(filters, known), page }))
  }
  const read = async () => {
    readAddress(store, location, select)
    isAwaited = isLandingPath(location.pathname) && landing() === undefined
    // The screen says that its code cannot be loaded.
    if (isAwaited) select ??= (await loadLandings().catch(() => undefined))?.selectLanding
    readLanding()
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
      predicate: (action, now, before) => now.jobFilters !== before.jobFilters && !addressRead.match(action),
      effect: async (_action, listener) => {
        listener.cancelActiveListeners()
        isUnwritten = true
        await listener.delay(WRITE_DELAY_MS)
        write()
      },
    }),
  )
  store.dispatch(
    addAppListener({
      matcher: isAnyOf(getLandings.matchFulfilled, getJobs.matchFulfilled),
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
    void read()
  })
  window.addEventListener('pagehide', writeAtOnce)
  return { ready: read() }
}
