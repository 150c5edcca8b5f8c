import { useEffect, useState } from 'react'

/** A value that changes with every key, once it has rested for so long. */
export const useRested = <Value>(value: Value, milliseconds: number) => {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return rested
}
