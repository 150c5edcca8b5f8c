import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The fields that take typed text. */
const TYPED_IN = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

/** Whether an element takes typed text. */
export const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_IN) !== null

/** Whether a digit was pressed outside fields and lists of options. */
export const isFreeDigit = ({ key, ctrlKey, metaKey, altKey, target }: ReactKeyboardEvent | KeyboardEvent) =>
  /^\d$/.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTypedIn(target) &&
  !(target instanceof HTMLSelectElement)

/** What is open above the screen has keys of its own. */
const OWN_KEYS = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Calls back for a digit pressed anywhere on the screen while no field has the focus. */
export const useFreeDigits = (onDigit: (digit: string) => void) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
    if (event.defaultPrevented || event.repeat || isElsewhere || !isFreeDigit(event)) return
    // What it opens may take the focus, and must not take the digit.
    event.preventDefault()
    onDigit(event.key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
