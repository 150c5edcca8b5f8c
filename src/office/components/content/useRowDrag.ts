import { useState, type DragEvent } from 'react'

/** Lets the mouse take rows elsewhere. Each row has its id as `data-id`; `ids` are in the order of the rows. */
export const useRowDrag = (ids: readonly string[], onMove: (id: string, to: number) => void) => {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<string>()

  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }

  return {
    /** Of the handle of a row. */
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
    /** Of every row. */
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
  '& .drop-above': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 2px ${theme.vars.palette.primary.main}`,
  },
  '& .drop-below': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 -2px ${theme.vars.palette.primary.main}`,
  },
}
