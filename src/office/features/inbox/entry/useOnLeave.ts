import { useEffect, useRef } from 'react'

/** Runs when a field goes with its submission, such as by the browser's own keys: no blur tells it. */
export const useOnLeave = (work: () => void) => {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
  })
  useEffect(() => () => latest.current(), [])
}
