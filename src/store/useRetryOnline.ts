import { useEffect } from 'react'

type Answer = { isError: boolean; refetch: () => unknown }

/** Asks again for an answer that failed as soon as the line is back. */
export const useRetryOnline = ({ isError, refetch }: Answer) => {
  useEffect(() => {
    if (!isError) return undefined
    const retry = () => void refetch()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isError, refetch])
}
