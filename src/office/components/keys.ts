import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/** Fields that hold what keys write. */
const TYPED_IN = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

/** Whether keys write there. */
export const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_IN) !== null

/** Whether a digit was pressed that no field and no list of options takes. */
export const isFreeDigit = ({ key, ctrlKey, metaKey, altKey, target }: ReactKeyboardEvent) =>
  /^\d$/.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTypedIn(target) &&
  !(target instanceof HTMLSelectElement)
