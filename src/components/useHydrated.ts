import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'

/**
 * The key that React Router gives to the address of the first screen, which the server may have rendered: the browser
 * keeps it over a reload where a link had led there.
 */
const keptKey = (state: { key?: string } | null) => state?.key ?? 'default'

const FIRST_SCREEN = typeof window === 'undefined' ? 'default' : keptKey(window.history.state)

/**
 * False in the server's HTML and until React has taken the page over; true from then on. Deferred, since what follows
 * from it is no reason to keep a visitor waiting who taps meanwhile.
 */
export const useHydrated = () => {
  const { key } = useLocation()
  return useDeferredValue(true, key !== FIRST_SCREEN)
}
