import { useEffect, useEffectEvent, useRef } from 'react'
import type { InboxPage } from '@/domain/office/inbox'
import type { ListQuery } from '../../../api/officeApi'
import { useNotify } from '../../../components/Notices'

/** Says how many of the rows came in since the list was read before: they are newer than all that there was. */
export const useArrivalNotice = (query: ListQuery, page: InboxPage | undefined) => {
  const notify = useNotify()
  const known = useRef<{ query: ListQuery; newestAt: string }>(undefined)

  const compare = useEffectEvent(({ rows, newestAt }: InboxPage) => {
    const before = known.current?.query === query ? known.current.newestAt : undefined
    const newest = newestAt ?? ''
    // The newest may have been erased.
    known.current = { query, newestAt: before !== undefined && before > newest ? before : newest }
    if (before === undefined) return
    const count = rows.filter(({ receivedAt }) => receivedAt > before).length
    if (count > 0) notify.success(`${count} new`)
  })

  useEffect(() => {
    if (page) compare(page)
  }, [page])
}
