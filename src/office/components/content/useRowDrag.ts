import { type DragEvent, useRef, useState } from 'react'

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
  '& .drop-above': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 2px ${theme.vars.palette.primary.main}`,
  },
  '& .drop-below': {
    boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
      `inset 0 -2px ${theme.vars.palette.primary.main}`,
  },
}

/** Gives the focus to a button of a row by its title, or to another one where that cannot be pressed. */
export const focusButton = (row: Element | null | undefined, title: string) => {
  const button = row?.querySelector<HTMLElement>(`button[title="${title}"]:enabled`)
  const other = row?.querySelector<HTMLElement>('button:enabled')
  ;(button ?? other)?.focus()
}

/** Gives the focus back to what was pressed in a row when the row has come to its new place. */
export const useRowFocus = () => {
  const wanted = useRef<{ id: string | undefined; title: string }>(undefined)
  return {
    /** The row that is to have the focus, and the button in it. */
    keep: (id: string | undefined, title: string) => {
      wanted.current = { id, title }
    },
    /** Called with the buttons of a row when its place is another one. */
    placed: (id: string, buttons: HTMLElement) => {
      if (wanted.current?.id !== id) return
      focusButton(buttons, wanted.current.title)
      wanted.current = undefined
    },
  }
}
