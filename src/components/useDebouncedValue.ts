import { useEffect, useState } from 'react'

/** Longer than the pause between two keys. */
const TYPING_MS = 250

/** The value once it has not changed for a moment; the first one at once. */
export const useDebouncedValue = <Value>(value: Value, milliseconds = TYPING_MS): Value => {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return debounced
}
