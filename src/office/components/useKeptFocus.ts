import { useEffect, useRef } from 'react'

/** Whether the keyboard is stranded: the focused element is gone or disabled. */
export const isFocusLost = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches(':disabled')

/**
 * For buttons that are disabled while they work, then disappear. Focus returns to the pressed button if it still exists, and
 * goes to the heading once `shown` changes: a held key would press what replaces it. Call the returned function on press.
 */
export const useKeptFocus = (shown: unknown, isWorking = false) => {
  const pressed = useRef<HTMLElement>(null)
  const before = useRef(shown)

  useEffect(() => {
    if (!isWorking && isFocusLost(document.activeElement)) pressed.current?.focus()
  }, [isWorking])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (pressed.current && isFocusLost(document.activeElement))
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    pressed.current = null
  }, [shown])

  return () => {
    const focused = document.activeElement
    pressed.current = focused instanceof HTMLElement ? focused : null
  }
}
