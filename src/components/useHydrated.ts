import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'

/** The key that React Router gives to the address of the first screen, which the server may have rendered. */
const FIRST_SCREEN = 'default'

/**
 * False in the server's HTML and until React has taken the page over; true from then on. Deferred, since what follows
 * from it is no reason to keep a visitor waiting who taps meanwhile.
 */
export const useHydrated = () => {
  const { key } = useLocation()
  return useDeferredValue(true, key !== FIRST_SCREEN)
}
