import { useEffect, useRef } from 'react'

/** Whether the keyboard has nowhere to go on from: what had the focus is gone, or cannot be pressed. */
export const isNowhere = (focused: Element | null) =>
  focused === null || focused === document.body || focused.matches(':disabled')

/**
 * For buttons that are off while they work, and then go with what they did. The keyboard goes on from a pressed one where it
 * is still there, and from the heading of the screen once `shown` is another: a button in its place would be pressed, too,
 * by a key that is held down. Who went on meanwhile stays there. Returns what is to be called when one is pressed.
 */
export const useKeptFocus = (shown: unknown, isWorking = false) => {
  const pressed = useRef<HTMLElement>(null)
  const before = useRef(shown)

  useEffect(() => {
    if (!isWorking && isNowhere(document.activeElement)) pressed.current?.focus()
  }, [isWorking])

  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (pressed.current && isNowhere(document.activeElement))
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    pressed.current = null
  }, [shown])

  return () => {
    const focused = document.activeElement
    pressed.current = focused instanceof HTMLElement ? focused : null
  }
}
