import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useState } from 'react'
import type { InboxPage, InboxRow } from '@/domain/office/inbox'
import type { ListQuery } from '../../../api/officeApi'
import type { Selection } from '../../../api/submissionsApi'

const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() }
const ALL: GridRowSelectionModel = { type: 'exclude', ids: new Set() }

/** The ticked rows of the inbox, on whatever page, or all that match but a few. Another filter ticks none. */
export const useChosen = (filter: ListQuery, page: InboxPage | undefined) => {
  const key = JSON.stringify(filter)
  const none = { key, model: NONE, rows: new Map<string, InboxRow>() }
  const [last, setLast] = useState(none)
  const { model, rows } = last.key === key ? last : none
  const ids = [...model.ids].map(String)
  const isAll = model.type === 'exclude'

  const tick = (now: GridRowSelectionModel) => {
    const seen = [...rows.values(), ...(page?.rows ?? [])]
    const ticked = seen.filter(({ reference }) => now.type === 'include' && now.ids.has(reference))
    setLast({ key, model: now, rows: new Map(ticked.map((row) => [row.reference, row])) })
  }

  const selection: Selection = isAll ? { filter, except: ids } : { references: ids }
  return {
    /** As the grid holds it. */
    model,
    selection,
    /** The rows as they were when they were ticked; none where all that match are chosen. */
    rows: [...rows.values()],
    /** All that match, or all but a few. */
    isAll,
    /** All that match. */
    isWhole: isAll && ids.length === 0,
    count: isAll ? (page?.total ?? 0) - ids.length : ids.length,
    tick,
    tickAll: () => tick(ALL),
    clear: () => tick(NONE),
  }
}

export type Chosen = ReturnType<typeof useChosen>
