import { useEffect, useRef } from 'react'

/** Whether the keyboard has nowhere to go on from: what had the focus is gone, or cannot be pressed. */
export const isFocusLost = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches(':disabled')

/**
 * For buttons that are off while they work, and then go. The focus returns to the pressed one if it is still there, and goes
 * to the heading once `shown` is another: a held key would press what takes its place. Returns what a press must call.
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
