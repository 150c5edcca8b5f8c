import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** The fields that take typed text. */
const TYPED_IN = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

/** Whether an element takes typed text. */
export const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_IN) !== null

/** Whether a digit was pressed outside fields and lists of options. */
export const isFreeDigit = ({ key, ctrlKey, metaKey, altKey, target }: ReactKeyboardEvent) =>
  /^\d$/.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTypedIn(target) &&
  !(target instanceof HTMLSelectElement)
