import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False in the server's HTML and until React has taken the page over; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
