import { useRef, useState } from 'react'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { showOrder, useOrderContentMutation } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { useOfficeDispatch } from '../../store/hooks'
import { useNotify } from '../Notices'

/** Moves rows of content: `rows` are all of the kind. */
export const useOrder = (
  kind: ContentKindName,
  rows: readonly OfficeContentRow[],
  titleOf: (row: OfficeContentRow) => string,
) => {
  const dispatch = useOfficeDispatch()
  const [orderContent] = useOrderContentMutation()
  const notify = useNotify()
  const [said, setSaid] = useState('')
  // One after the other: the last order that was made is the last that arrives.
  const queue = useRef(Promise.resolve())

  const send = async (ids: readonly string[]) => {
    const { error } = await orderContent({ kind, ids })
    if (error) notify.warning(messageOf(error))
  }

  /** Puts a row at a place; 0 is the first. Returns the id that the row has there. */
  const move = (id: string, to: number) => {
    const moved = rows.find((row) => row.id === id)
    if (!moved || to < 0 || to >= rows.length) return id
    const ids = rows.filter((row) => row !== moved).map((row) => row.id)
    ids.splice(to, 0, id)
    dispatch(showOrder(kind, ids))
    setSaid(`${titleOf(moved)} is now ${to + 1} of ${rows.length}.`)
    queue.current = queue.current.then(() => send(ids))
    return contentKinds[kind].isOrderedById ? (rows[to]?.id ?? id) : id
  }

  return {
    move,
    /** For screen readers. */
    said,
  }
}
