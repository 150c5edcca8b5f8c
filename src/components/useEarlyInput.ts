import { useLayoutEffect, useRef, type RefObject } from 'react'

const fire = (input: HTMLInputElement, type: string) =>
  input.dispatchEvent(new Event(type, { bubbles: true }))

/** Types a text past React, which ignores an input's event when its value looks unchanged. */
export const setInputValue = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  fire(input, 'input')
}

/** Returns what repeats the visitor's input in this field, or undefined where there was none. */
const readInput = (input: HTMLInputElement) => {
  const { type, value, checked, defaultValue, defaultChecked } = input
  if (type === 'file') return input.files?.length ? () => fire(input, 'change') : undefined
  if (type === 'checkbox' || type === 'radio') {
    if (checked === defaultChecked) return undefined
    return () => {
      input.checked = defaultChecked
      input.click()
    }
  }
  if (value === defaultValue) return undefined
  return () => {
    input.value = defaultValue
    // A drop-down takes or drops its text when the focus leaves.
    fire(input, 'focusin')
    setInputValue(input, value)
    if (document.activeElement !== input) fire(input, 'focusout')
  }
}

/** Repeats what was typed, ticked or chosen before hydration, by the change handler of each field. */
export const useEarlyInput = (control: RefObject<HTMLFormElement | HTMLInputElement | null>) => {
  const isDone = useRef(false)
  // Read before the first update of a controlled input overwrites it; repeated once the page is hydrated.
  useLayoutEffect(() => {
    // A field that was hidden while something was loaded is no new one.
    if (isDone.current) return undefined
    const { current } = control
    const repeats = [...(current instanceof HTMLFormElement ? current.elements : [current])]
      .filter((element) => element instanceof HTMLInputElement)
      .flatMap((input) => readInput(input) ?? [])
    const timer = setTimeout(() => {
      isDone.current = true
      repeats.forEach((repeat) => repeat())
    })
    return () => clearTimeout(timer)
  }, [control])
}
