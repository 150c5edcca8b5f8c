import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Whether a component is hydrated that has a script of its own: that may be later than the page. */
export const useOwnHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
