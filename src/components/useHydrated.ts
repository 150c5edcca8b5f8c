import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False in the server's HTML and until React has taken the page over; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
