import { useRef } from 'react'

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
