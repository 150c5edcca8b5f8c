import type { GridRowSelectionModel } from '@mui/x-data-grid'
import { useState } from 'react'
import type { InboxPage, InboxRow } from '@/domain/office/inbox'
import type { ListQuery } from '../../../api/officeApi'

/** The ticked rows, on whatever page, or all that match `filter` but those in `except`. */
export type Chosen = {
  rows: ReadonlyMap<string, InboxRow>
  isAll: boolean
  except: ReadonlySet<string>
  filter: string
}

const none = (filter: string): Chosen => ({ rows: new Map(), isAll: false, except: new Set(), filter })

/** The ticked rows of the inbox. Another filter ticks none. */
export const useChosen = (filter: ListQuery, page: InboxPage | undefined) => {
  const key = JSON.stringify(filter)
  const [last, setLast] = useState(none(key))
  const chosen = last.filter === key ? last : none(key)
  const rows = page?.rows ?? []

  const onPage = new Map(rows.map((row) => [row.reference, row]))
  const isTicked = (reference: string) =>
    chosen.isAll ? !chosen.except.has(reference) : chosen.rows.has(reference)
  const ticked = chosen.isAll ? [...onPage.keys()].filter(isTicked) : chosen.rows.keys()
  const model: GridRowSelectionModel = { type: 'include', ids: new Set(ticked) }

  const tickAmongAll = (isTickedNow: (reference: string) => boolean) => {
    const others = [...chosen.except].filter((reference) => !onPage.has(reference))
    const unticked = [...onPage.keys()].filter((reference) => !isTickedNow(reference))
    setLast({ ...none(key), isAll: true, except: new Set([...others, ...unticked]) })
  }

  /** The box at the top ticks the page, and takes all ticks away. */
  const tick = ({ type, ids }: GridRowSelectionModel) => {
    const isTickedNow = (reference: string) => ids.has(reference) === (type === 'include')
    if (type === 'include' && ids.size === 0) return setLast(none(key))
    if (chosen.isAll) return tickAmongAll(isTickedNow)
    const known = [...chosen.rows.values()].filter(({ reference }) => !onPage.has(reference))
    // With the box at the top, those of other pages stay ticked.
    const kept = known.filter(({ reference }) => type === 'exclude' || ids.has(reference))
    const now = [...kept, ...rows.filter(({ reference }) => isTickedNow(reference))]
    setLast({ ...none(key), rows: new Map(now.map((row) => [row.reference, row])) })
  }

  return {
    chosen,
    model,
    tick,
    tickAll: () => setLast({ ...none(key), isAll: true }),
    clear: () => setLast(none(key)),
    count: chosen.isAll ? (page?.total ?? 0) - chosen.except.size : chosen.rows.size,
  }
}

export type ChosenState = ReturnType<typeof useChosen>
