import { useEffect, useEffectEvent, useRef } from 'react'
import type { InboxPage } from '@/domain/office/inbox'
import type { InboxQuery } from '../../../api/submissions'
import { useNotices } from '../../../components/Notices'

type Known = { query: InboxQuery; newestAt: string }

const later = (one: string, other: string) => (one > other ? one : other)

/**
 * Says how many came in since these rows were read first, when they are read again. Others come back, or up from the next
 * page, after what is done to submissions: they are not newer than all that was there.
 */
export const useNewArrivals = (query: InboxQuery, page: InboxPage | undefined) => {
  const { tell } = useNotices()
  const known = useRef<Known>(undefined)

  const compare = useEffectEvent(({ rows, newestAt }: InboxPage) => {
    const before = known.current?.query === query ? known.current.newestAt : undefined
    known.current = { query, newestAt: later(newestAt ?? '', before ?? '') }
    if (before === undefined) return
    const count = rows.filter(({ receivedAt }) => receivedAt > before).length
    if (count > 0) tell(`${count} new`)
  })

  useEffect(() => {
    if (page) compare(page)
  }, [page])
}
