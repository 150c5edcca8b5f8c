import { useEffect, useEffectEvent } from 'react'

/** The browser asks before the page goes while something would be lost. `mayLeave` tells at the moment of leaving. */
export const usePageGuard = (isDirty: boolean, mayLeave: () => boolean) => {
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!mayLeave()) event.preventDefault()
  })

  useEffect(() => {
    if (!isDirty) return undefined
    const ask = (event: BeforeUnloadEvent) => hold(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
