import { useDeferredValue } from 'react'
import { useLocation } from 'react-router'

/**
 * The key by which React Router knows the first screen, which the server may have rendered. It keeps the key in the
 * history of the browser, so a reload of a screen that a link had led to finds it there.
 */
const keyOf = (state: { key?: string } | null) => state?.key ?? 'default'

const FIRST_SCREEN = typeof window === 'undefined' ? 'default' : keyOf(window.history.state)

/**
 * False in the server's HTML and until React has taken the page over; true from then on. Deferred, since what follows
 * from it is no reason to keep a visitor waiting who taps meanwhile.
 */
export const useHydrated = () => {
  const { key } = useLocation()
  return useDeferredValue(true, key !== FIRST_SCREEN)
}
