import type { ComponentType } from 'react'
import type { Navigator, UNSAFE_createBrowserHistory } from 'react-router'
import { screenPath } from '@/domain/paths'
import { loadScreen, redirectOf } from './screens'

export type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/** What stands at an address: its screen, or why there is none to show. */
export type Shown = { Screen: ComponentType } | { error: unknown }

/** No screen stands at this address. */
export class UnknownAddress extends Error {}

export type RouterState = {
  location: History['location']
  historyAction: History['action']
  /** Undefined until the first screen has come. */
  shown: Shown | undefined
  /** The next screen is on its way. */
  isLoading: boolean
  /** The step was none to another place: what is in view stays in view. */
  keepsPlace: boolean
}

type StepOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }

/**
 * Leads from screen to screen: an address that was stepped to is shown once its screen has come, so that nothing
 * vanishes before there is something in its place.
 */
export type SiteRouter = {
  readonly state: RouterState
  /** Answers with what ends it. */
  subscribe: (listener: (state: RouterState) => void) => () => void
  /** Resolves once the address is shown. A number goes so many steps through the history. */
  navigate: (to: Parameters<History['push']>[0] | number, options?: StepOptions) => Promise<void>
  /** For the links of React Router. */
  navigator: Navigator
  dispose: () => void
}

/** What stands at a path. */
export const showOf = async (pathname: string): Promise<Shown> => {
  try {
    const Screen = await loadScreen(pathname)
    return Screen ? { Screen } : { error: new UnknownAddress(pathname) }
  } catch (error) {
    return { error }
  }
}

/** `showAt` brings what stands at a path. */
export const createSiteRouter = (history: History, showAt = showOf): SiteRouter => {
  const listeners = new Set<(state: RouterState) => void>()
  const known = new Map<string, Shown>()
  let waiting: (() => void)[] = []
  let keepsPlace = false
  let steps = 0
  let state: RouterState = {
    location: history.location,
    historyAction: history.action,
    shown: undefined,
    isLoading: true,
    keepsPlace,
  }

  const set = (next: RouterState) => {
    state = next
    for (const listener of listeners) listener(next)
  }

  const arrive = (next: RouterState) => {
    set(next)
    waiting.splice(0).forEach((resolve) => resolve())
  }

  const show = async () => {
    steps += 1
    const step = steps
    const { location, action } = history
    const elsewhere = redirectOf(location)
    if (elsewhere) {
      history.replace(elsewhere)
      return
    }
    const next = { location, historyAction: action, isLoading: false, keepsPlace }
    keepsPlace = false
    const path = screenPath(location.pathname)
    const loaded = known.get(path)
    if (loaded) {
      arrive({ ...next, shown: loaded })
      return
    }
    if (!state.isLoading) set({ ...state, isLoading: true })
    const shown = await showAt(path)
    // What failed once is tried again; what there is stays.
    if ('Screen' in shown) known.set(path, shown)
    // The visitor has gone on meanwhile.
    if (step !== steps) return
    arrive({ ...next, shown })
  }

  const goTo = (how: 'push' | 'replace'): Navigator['push'] => {
    return (to, stateOfEntry, options) => {
      keepsPlace = options?.preventScrollReset === true
      history[how](to, stateOfEntry)
    }
  }
  const navigator: Navigator = {
    createHref: history.createHref.bind(history),
    encodeLocation: history.encodeLocation.bind(history),
    go: history.go.bind(history),
    push: goTo('push'),
    replace: goTo('replace'),
  }

  const endListening = history.listen(() => void show())
  void show()

  return {
    get state() {
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: (to, options = {}) =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (typeof to === 'number') history.go(to)
        else if (options.replace) navigator.replace(to, options.state, options)
        else navigator.push(to, options.state, options)
      }),
    navigator,
    dispose: () => {
      endListening()
      listeners.clear()
      waiting = []
    },
  }
}
