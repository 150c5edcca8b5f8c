import { useEffect, useEffectEvent, useRef } from 'react'
import { CLOCKS_DIFFER_MS } from '@/domain/clocks'
import type { InboxPage } from '@/domain/office/inbox'
import type { InboxQuery } from '../../../api/submissions'
import { useNotices } from '../../../components/Notices'

type Known = { query: InboxQuery; references: Set<string>; newestAt: number }

/**
 * Says how many came in since these rows were read first, when they are read again. Others come back, or up from the next
 * page, after what is done to submissions: they are not newer than all that was there.
 */
export const useNewArrivals = (query: InboxQuery, page: InboxPage | undefined) => {
  const { tell } = useNotices()
  const known = useRef<Known>(undefined)

  const compare = useEffectEvent(({ rows, newestAt }: InboxPage) => {
    const before = known.current?.query === query ? known.current : undefined
    known.current = {
      query,
      references: new Set([...(before?.references ?? []), ...rows.map(({ reference }) => reference)]),
      newestAt: Math.max(newestAt === null ? 0 : Date.parse(newestAt), before?.newestAt ?? 0),
    }
    if (!before) return
    // The later of two may have the earlier time: servers whose clocks differ may have taken them.
    const count = rows.filter(
      ({ reference, receivedAt }) =>
        !before.references.has(reference) && Date.parse(receivedAt) > before.newestAt - CLOCKS_DIFFER_MS,
    ).length
    if (count > 0) tell(`${count} new`)
  })

  useEffect(() => {
    if (page) compare(page)
  }, [page])
}
