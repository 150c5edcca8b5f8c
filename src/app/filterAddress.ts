import type { DataRouter } from 'react-router'
import { readFilters, writeFilters } from '@/domain/jobFilter'
import { paths, screenPath } from '@/domain/paths'
import { addressRead } from '@/store/jobFilters'
import type { AppStore } from '@/store/store'

/** Longer than the pause between two keys. Browsers also limit how often the address may change. */
const WRITE_DELAY_MS = 300

const listPaths = new Set<string>([paths.fullTimeJobs, paths.jobsByCategory])

type Address = { pathname: string; search: string }

const isList = ({ pathname }: Address) => listPaths.has(screenPath(pathname))

/** Sets the filters to those of the address, if it is that of a list. */
export const readAddress = (store: AppStore, address: Address) => {
  if (isList(address)) store.dispatch(addressRead(readFilters(new URLSearchParams(address.search))))
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
  let written = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const search = () => {
    const query = `${writeFilters(new URLSearchParams(location.search), current().filters, current().page)}`
    return query && `?${query}`
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(write, WRITE_DELAY_MS)
  }
  const write = () => {
    // Writing now would cancel the navigation that is under way.
    if (router.state.navigation.state !== 'idle') return schedule()
    timer = undefined
    written = search()
    return void router.navigate(
      { pathname: location.pathname, search: written },
      { replace: true, preventScrollReset: true },
    )
  }

  readAddress(store, location)
  let chosen = current()
  /** The store tells of typed text with the next frame, which the visitor may not wait for. */
  const isUnwritten = () => timer !== undefined || current() !== chosen
  const endRouter = router.subscribe(({ location: next, historyAction }) => {
    if (next === location) return
    const isOwnWrite =
      historyAction === 'REPLACE' && next.pathname === location.pathname && next.search === written
    if (isUnwritten() && !isOwnWrite) unwritten.set(location.key, current())
    location = next
    if (isOwnWrite) return
    clearTimeout(timer)
    timer = undefined
    const left = historyAction === 'POP' ? unwritten.get(next.key) : undefined
    if (left) store.dispatch(addressRead(left))
    else readAddress(store, next)
    chosen = current()
    if (left) write()
  })
  const endStore = store.subscribe(() => {
    if (current() === chosen) return
    chosen = current()
    if (isList(location)) schedule()
  })
  /** The router has no time to navigate while the page is being left. */
  const writeLast = () => {
    if (isUnwritten()) window.history.replaceState(window.history.state, '', location.pathname + search())
  }
  window.addEventListener('pagehide', writeLast)

  return () => {
    clearTimeout(timer)
    endRouter()
    endStore()
    window.removeEventListener('pagehide', writeLast)
  }
}
