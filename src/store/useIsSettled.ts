import { useEffect, useState } from 'react'

/** Longer than the pause between two keys. */
const TYPING_MS = 250

/** Whether a value that changes with each key has stayed as it is for a moment. The first one counts at once. */
export const useIsSettled = (value: string) => {
  const [settled, setSettled] = useState(value)
  const isSettled = settled === value
  useEffect(() => {
    if (isSettled) return undefined
    const timer = setTimeout(() => setSettled(value), TYPING_MS)
    return () => clearTimeout(timer)
  }, [value, isSettled])
  return isSettled
}
