import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react'
import type { Theme } from '@mui/material/styles'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { showOrder, useOrderContentMutation } from '../../api/contentApi'
import { useOfficeDispatch } from '../../store/hooks'
import { useNotify } from '../Notices'

/** Moves rows of content: `rows` are all of the kind. */
export const useRowOrder = (
  kind: ContentKindName,
  rows: readonly OfficeContentRow[],
  titleOf: (row: OfficeContentRow) => string,
) => {
  const dispatch = useOfficeDispatch()
  const [orderContent] = useOrderContentMutation()
  const { attempt } = useNotify()
  const [said, setSaid] = useState('')
  // One after the other: the last order that was made is the last that arrives.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  /** Puts a row at a place; 0 is the first. Returns the id that the row has there. */
  const move = (id: string, to: number) => {
    const moved = rows.find((row) => row.id === id)
    if (!moved || to < 0 || to >= rows.length) return id
    const ids = rows.filter((row) => row !== moved).map((row) => row.id)
    ids.splice(to, 0, id)
    dispatch(showOrder(kind, ids))
    setSaid(`${titleOf(moved)} is now ${to + 1} of ${rows.length}.`)
    queue.current = queue.current.then(() => attempt(orderContent({ kind, ids })))
    return contentKinds[kind].isOrderedById ? (rows[to]?.id ?? id) : id
  }

  /** `said` is for screen readers. */
  return { move, said }
}

/** Lets the mouse take rows elsewhere. Each row has its id as `data-id`; `ids` are in the order of the rows. */
export const useRowDrag = (ids: readonly string[], onMove: (id: string, to: number) => void) => {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()

  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }

  return {
    /** Props of the handle of a row. */
    handleOf: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        const row = event.currentTarget.closest('[data-id]')
        if (row) event.dataTransfer.setDragImage(row, 8, 8)
        setDragged(id)
      },
      onDragEnd: end,
    }),
    /** Props of every row. */
    row: {
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined) return
        event.preventDefault()
        setOver(event.currentTarget.dataset.id)
      },
      onDrop: (event: DragEvent<HTMLElement>) => {
        const to = ids.indexOf(event.currentTarget.dataset.id ?? '')
        event.preventDefault()
        end()
        if (dragged !== undefined && to >= 0 && ids[to] !== dragged) onMove(dragged, to)
      },
    },
    /** The class of a row: where what is dragged would land. */
    classOf: (id: string) => {
      if (dragged === undefined || id !== over || id === dragged) return ''
      return ids.indexOf(id) > ids.indexOf(dragged) ? 'drop-below' : 'drop-above'
    },
  }
}

/** The line where a dragged row would land. */
export const dropLineSx = {
  '& .drop-above': { boxShadow: ({ vars }: Theme) => `inset 0 2px ${vars.palette.primary.main}` },
  '& .drop-below': { boxShadow: ({ vars }: Theme) => `inset 0 -2px ${vars.palette.primary.main}` },
}

/** Gives the focus to a button of a row once `rows` are others: what was pressed has moved, or is gone. */
export const useRowFocus = (rows: unknown) => {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<{ id: string | number; title: string }>(undefined)
  const giveFocus = useEffectEvent((_rows: unknown) => {
    if (!wanted.current) return
    const { id, title } = wanted.current
    wanted.current = undefined
    const row = list.current?.querySelector(`[data-id="${id}"]`)
    const button = row?.querySelector<HTMLElement>(`button[title="${title}"]:enabled`)
    const other = row?.querySelector<HTMLElement>('button:enabled')
    ;(button ?? other)?.focus()
  })
  useEffect(() => giveFocus(rows), [rows])
  return {
    /** The element that has the rows, each with its id as `data-id`. */
    list,
    keepFocus: (id: string | number, title: string) => {
      wanted.current = { id, title }
    },
  }
}
