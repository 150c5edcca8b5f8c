import { useEffect, useEffectEvent, useRef } from 'react'
import type { Overview } from '@/domain/office/overview'
import { useNotices } from '../../components/Notices'
import { totalOf } from './figures'

/** Says how many came in, when the figures are read again. */
export const useArrivals = (overview: Overview | undefined) => {
  const { tell } = useNotices()
  const known = useRef<number>(undefined)

  const compare = useEffectEvent((read: Overview) => {
    const before = known.current
    known.current = totalOf(read)
    if (before !== undefined && known.current > before) tell(`${known.current - before} new`)
  })

  useEffect(() => {
    if (overview) compare(overview)
  }, [overview])
}
