import { createContext, use, useEffect, type PropsWithChildren } from 'react'
import { USABLE } from '@/components/afterFirstView'

/**
 * Resolves once the lists have come that the first screen shows and the page did not bring. Undefined where there is
 * nothing to wait for.
 */
export const ArrivalContext = createContext<Promise<void> | undefined>(undefined)

/**
 * The screen. Where its lists are still on their way it stays just as the server drew it: its links and its search
 * form work as they do without script, and nothing that was read vanishes.
 */
export const HeldScreen = ({ children }: PropsWithChildren) => {
  const arrival = use(ArrivalContext)
  if (arrival) use(arrival)
  useEffect(() => {
    performance.mark(USABLE)
  }, [])
  return children
}
