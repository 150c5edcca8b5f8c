import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react'

const Cap = styled('kbd')(({ theme }) => ({
  padding: '0 4px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.6875rem',
  color: theme.vars.palette.text.secondary,
  // Devices without a keyboard show no keys.
  '@media (hover: none)': { display: 'none' },
}))

/** A key next to its action. Screen readers get it from `aria-keyshortcuts` instead. */
export const Key = ({ children }: { children: string | number }) => <Cap aria-hidden>{children}</Cap>

const TYPED_IN = 'textarea, [contenteditable="true"], input:not([type="checkbox"], [type="radio"])'

export const isTypedIn = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_IN) !== null

/** A digit pressed outside fields and selects. */
export const isFreeDigit = ({ key, ctrlKey, metaKey, altKey, target }: ReactKeyboardEvent | KeyboardEvent) =>
  /^\d$/.test(key) &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !isTypedIn(target) &&
  !(target instanceof HTMLSelectElement)

/** Popups have their own keys. */
const OWN_KEYS = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Calls back for a key pressed anywhere on the screen. */
export const useDocumentKeys = (onKey: (event: KeyboardEvent) => void) => {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Calls back for digits pressed outside fields. */
export const useFreeDigits = (onDigit: (digit: string) => void) =>
  useDocumentKeys((event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null
    if (event.defaultPrevented || event.repeat || isElsewhere || !isFreeDigit(event)) return
    // What opens may take the focus, and must not receive the digit.
    event.preventDefault()
    onDigit(event.key)
  })
