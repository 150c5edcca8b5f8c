import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { PropsWithChildren } from 'react'

export const NO_SCRIPT = '@media (scripting: none)'

/** For controls that only work with script. */
export const hiddenWithoutScript = { [NO_SCRIPT]: { display: 'none' } } as const

const HydratedContext = createContext(false)

/** False in the server's HTML and until React has taken the page over; true from then on. */
export const useHydrated = () => useContext(HydratedContext)

export const HydrationProvider = ({ children }: PropsWithChildren) => {
  const [isHydrated, setIsHydrated] = useState(false)
  // In a transition: what changes with script is drawn in slices, and the visitor's touch comes in between.
  useEffect(() => startTransition(() => setIsHydrated(true)), [])
  return <HydratedContext value={isHydrated}>{children}</HydratedContext>
}
