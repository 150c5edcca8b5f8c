import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when data are read again, with those before. */
export const useOnRefetch = <Data>(data: Data | undefined, compare: (now: Data, before: Data) => void) => {
  const known = useRef<Data>(undefined)
  const onRead = useEffectEvent((now: Data) => {
    if (known.current !== undefined) compare(now, known.current)
    known.current = now
  })
  useEffect(() => {
    if (data !== undefined) onRead(data)
  }, [data])
}
