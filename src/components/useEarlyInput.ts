import { useLayoutEffect, type RefObject } from 'react'

const fire = (input: HTMLInputElement, type: string) =>
  input.dispatchEvent(new Event(type, { bubbles: true }))

/** As if the text was typed: past React, which remembers what it last saw in an input and ignores what is not new. */
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
  // Read before the first update of a controlled input overwrites it; repeated once the page is hydrated.
  useLayoutEffect(() => {
    const { current } = control
    const repeats = [...(current instanceof HTMLFormElement ? current.elements : [current])]
      .filter((element) => element instanceof HTMLInputElement)
      .flatMap((input) => readInput(input) ?? [])
    if (repeats.length === 0) return undefined
    const timer = setTimeout(() => repeats.forEach((repeat) => repeat()))
    return () => clearTimeout(timer)
  }, [control])
}
