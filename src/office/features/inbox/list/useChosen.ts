import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useState } from 'react'
import type { InboxPage, InboxRow } from '@/domain/office/inbox'
import type { InboxQuery } from '../../../api/submissions'

/** Rows that were ticked, on whatever page, or all that match `filter`. */
export type Chosen = { rows: ReadonlyMap<string, InboxRow>; isAll: boolean; filter: string }

const none = (filter: string): Chosen => ({ rows: new Map(), isAll: false, filter })

/** The ticked rows of the inbox. Another filter ticks none. */
export const useChosen = (filter: InboxQuery, page: InboxPage | undefined) => {
  const key = JSON.stringify(filter)
  const [last, setLast] = useState(none(key))
  const chosen = last.filter === key ? last : none(key)
  const rows = page?.rows ?? []

  const onPage = new Map(rows.map((row) => [row.reference, row]))
  const model: GridRowSelectionModel = {
    type: 'include',
    ids: new Set(chosen.isAll ? onPage.keys() : chosen.rows.keys()),
  }

  /** The box at the top ticks the page, and takes all ticks away. */
  const tick = ({ type, ids }: GridRowSelectionModel) => {
    if (type === 'exclude') {
      const ticked = rows.filter(({ reference }) => !ids.has(reference))
      const before = chosen.isAll ? [] : chosen.rows
      setLast({
        ...none(key),
        rows: new Map([...before, ...ticked.map((row) => [row.reference, row] as const)]),
      })
      return
    }
    const ticked = [...ids].flatMap((id) => {
      const row = onPage.get(String(id)) ?? chosen.rows.get(String(id))
      return row ? [[row.reference, row] as const] : []
    })
    setLast({ ...none(key), rows: new Map(ticked) })
  }

  return {
    chosen,
    model,
    tick,
    tickAll: () => setLast({ ...none(key), isAll: true }),
    clear: () => setLast(none(key)),
    count: chosen.isAll ? (page?.total ?? 0) : chosen.rows.size,
  }
}

export type ChosenState = ReturnType<typeof useChosen>
