import { useEffect, useEffectEvent, useRef } from 'react'
import type { InboxPage, InboxQuery } from '../../../api/submissions'
import { useNotices } from '../../../components/Notices'

type Known = { query: InboxQuery; newest: string }

const newestOf = ({ rows }: InboxPage) =>
  rows.reduce((newest, { receivedAt }) => (receivedAt > newest ? receivedAt : newest), '')

/** Says how many came in since these rows were read first, when they are read again. */
export const useNewArrivals = (query: InboxQuery, page: InboxPage | undefined) => {
  const { tell } = useNotices()
  const known = useRef<Known>(undefined)

  const compare = useEffectEvent((read: InboxPage) => {
    const before = known.current
    known.current = { query, newest: newestOf(read) }
    if (before?.query !== query) return
    const count = read.rows.filter(({ receivedAt }) => receivedAt > before.newest).length
    if (count > 0) tell(`${count} new`)
  })

  useEffect(() => {
    if (page) compare(page)
  }, [page])
}
