import { useSyncExternalStore } from 'react'

export const NO_SCRIPT = '@media (scripting: none)'

/** For controls that only work with script. */
export const hiddenWithoutScript = { [NO_SCRIPT]: { display: 'none' } } as const

const subscribeToNothing = () => () => undefined

/** False in the server's HTML and until React has taken the page over; true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
