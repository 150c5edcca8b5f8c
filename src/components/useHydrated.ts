import { useDeferredValue } from 'react'

/** False in the server's HTML and while React takes the page over; true once that is painted. */
export const useHydrated = () => useDeferredValue(true, false)
