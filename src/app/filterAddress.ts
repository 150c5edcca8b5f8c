import type { DataRouter } from 'react-router'
import { readFilters } from '@/domain/jobFilter'
import { listAddress, withLanding } from '@/domain/jobs/landingFilters'
import { landingWords, paths, screenPath } from '@/domain/paths'
import { addressRead } from '@/store/jobFilters'
import type { selectLanding } from '@/store/landings'
import type { AppStore } from '@/store/store'
import { loadLandings } from './routes'

/** Longer than the pause between two keys. Browsers also limit how often the address may change. */
const WRITE_DELAY_MS = 300

const listPaths = new Set<string>([paths.fullTimeJobs, paths.jobsByCategory])

type Address = { pathname: string; search: string }

export const isLandingPath = ({ pathname }: Address) => landingWords(pathname) !== undefined

const isList = (address: Address) => listPaths.has(screenPath(address.pathname)) || isLandingPath(address)

/** Adds the filters of the landing page at an address, if it is known. */
export const addLandingFilters = (store: AppStore, { pathname }: Address, select: typeof selectLanding) => {
  const landing = select(store.getState(), pathname)
  const { filters, page } = store.getState().jobFilters
  if (landing) store.dispatch(addressRead({ filters: withLanding(filters, landing), page }))
}

/** Sets the filters to those of the address, if it is that of a list. */
export const readAddress = (store: AppStore, address: Address, select?: typeof selectLanding) => {
  if (!isList(address)) return
  store.dispatch(addressRead(readFilters(new URLSearchParams(address.search))))
  if (select) addLandingFilters(store, address, select)
}

/**
 * Mirrors the filters to the address: a list that the visitor navigates to sets the filters, a changed filter replaces
 * the address after a short pause. Returns a function that stops it.
 */
export const mirrorFilters = (store: AppStore, router: DataRouter) => {
  const current = () => store.getState().jobFilters
  /** Filters that were not yet in the address when the visitor left a list, by its history entry. Back restores them. */
  const unwritten = new Map<string, ReturnType<typeof current>>()
  let { location } = router.state
  let written: Address | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Undefined until it is loaded. */
  let select: typeof selectLanding | undefined
  const landing = () => select?.(store.getState(), location.pathname)
  const address = () => listAddress(location, landing(), current().filters, current().page)
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(write, WRITE_DELAY_MS)
  }
  const write = () => {
    // Writing now would cancel the navigation that is under way.
    if (router.state.navigation.state !== 'idle') return schedule()
    timer = undefined
    written = address()
    return void router.navigate(written, { replace: true, preventScrollReset: true })
  }

  readAddress(store, location)
  let chosen = current()
  /** The filters of a landing page are known when its list is loaded, and the code that looks it up. */
  const isUnknownLanding = () => isLandingPath(location) && landing() === undefined
  let isAwaited = isUnknownLanding()
  let isReading = false
  const readLanding = () => {
    if (!select || !isAwaited || isUnknownLanding()) return
    isAwaited = false
    isReading = true
    addLandingFilters(store, location, select)
    isReading = false
    chosen = current()
  }
  /** The screen loads the same code. It tells of a failure. */
  const loadSelect = async () => {
    const loaded = select || !isList(location) ? undefined : await loadLandings().catch(() => undefined)
    select ??= loaded?.selectLanding
    readLanding()
  }
  void loadSelect()
  /** The store tells of typed text with the next frame, which the visitor may not wait for. */
  const isUnwritten = () => timer !== undefined || current() !== chosen
  const endRouter = router.subscribe(({ location: next, historyAction }) => {
    if (next === location) return
    const isOwnWrite =
      historyAction === 'REPLACE' && next.pathname === written?.pathname && next.search === written.search
    if (isUnwritten() && !isOwnWrite) unwritten.set(location.key, current())
    location = next
    if (isOwnWrite) return
    clearTimeout(timer)
    timer = undefined
    const left = historyAction === 'POP' ? unwritten.get(next.key) : undefined
    if (left) store.dispatch(addressRead(left))
    else readAddress(store, next, select)
    chosen = current()
    isAwaited = !left && isUnknownLanding()
    void loadSelect()
    if (left) write()
  })
  const endStore = store.subscribe(() => {
    if (isReading) return
    if (isAwaited) readLanding()
    if (current() === chosen) return
    chosen = current()
    if (isList(location)) schedule()
  })
  /** The router has no time to navigate while the page is being left. */
  const writeLast = () => {
    if (!isUnwritten()) return
    const { pathname, search } = address()
    window.history.replaceState(window.history.state, '', pathname + search)
  }
  window.addEventListener('pagehide', writeLast)

  return () => {
    clearTimeout(timer)
    endRouter()
    endStore()
    window.removeEventListener('pagehide', writeLast)
  }
}
