import { readFilters, writeFilters } from '@/domain/jobFilter'
import { paths, screenPath } from '@/domain/paths'
import { addressRead } from '@/store/jobFilters'
import type { AppStore } from '@/store/store'
import type { RouterState, SiteRouter } from './siteRouter'

/**
 * Longer than between two keys of who types: what follows the address is drawn anew, which the next key should not
 * have to wait for, and browsers refuse to change the address some hundred times a minute.
 */
const WRITE_DELAY_MS = 300

const listPaths = new Set<string>([paths.fullTimeJobs, paths.jobsByCategory])

const isList = (pathname: string) => listPaths.has(screenPath(pathname))

type Location = { pathname: string; search: string; state: unknown }

/** Marks the changes of the address that are made here, so that they are not read back over newer choices. */
const MIRRORED = { filtersMirrored: true }
/** A mirrored address keeps its mark in the history: only when it is written just now is it ours. */
const isOwnWrite = ({ historyAction, location: { state } }: RouterState) =>
  historyAction === 'REPLACE' && typeof state === 'object' && state !== null && 'filtersMirrored' in state

/** The filters that an address asks for, told to the store. */
export const readAddress = (store: AppStore, { pathname, search }: Location) => {
  if (isList(pathname)) store.dispatch(addressRead(readFilters(new URLSearchParams(search))))
}

/**
 * The one place that mirrors the filters to the address and reads them back: an address that the visitor
 * comes to (a link, Back, a reload) fills the store, a choice made on the page replaces the address.
 * Answers with what ends it.
 */
export const mirrorFilters = (store: AppStore, router: SiteRouter) => {
  let location: Location = router.state.location
  let chosen = store.getState().jobFilters
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = () => {
    clearTimeout(timer)
    timer = undefined
    readAddress(store, location)
    chosen = store.getState().jobFilters
  }

  const search = () => {
    const query = `${writeFilters(new URLSearchParams(location.search), chosen.filters, chosen.page)}`
    return query && `?${query}`
  }

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // A navigation that is under way would be cancelled; where it leads nowhere, the address follows then.
    if (router.state.isLoading) {
      timer = setTimeout(write, WRITE_DELAY_MS)
      return
    }
    void router.navigate(
      { pathname: location.pathname, search: search() },
      { replace: true, preventScrollReset: true, state: MIRRORED },
    )
  }

  /** A click may lead away: what was chosen a moment ago must stand in the address that Back returns to. */
  const writeNow = () => {
    if (timer) write()
  }

  /** A page that goes away has no time for the router. */
  const writeLast = () => {
    if (timer && !router.state.isLoading)
      window.history.replaceState(window.history.state, '', location.pathname + search())
  }

  read()
  const endRouter = router.subscribe((state) => {
    if (state.location === location) return
    location = state.location
    if (!isOwnWrite(state)) read()
  })
  const endStore = store.subscribe(() => {
    const current = store.getState().jobFilters
    if (current === chosen) return
    chosen = current
    clearTimeout(timer)
    timer = isList(location.pathname) ? setTimeout(write, WRITE_DELAY_MS) : undefined
  })
  document.addEventListener('click', writeNow, true)
  window.addEventListener('pagehide', writeLast)

  return () => {
    clearTimeout(timer)
    endRouter()
    endStore()
    document.removeEventListener('click', writeNow, true)
    window.removeEventListener('pagehide', writeLast)
  }
}
