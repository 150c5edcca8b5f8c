import { type KeyboardEvent, useState } from 'react'

/** A toolbar is one stop of the Tab key, with the arrow keys between its buttons. */
export const useToolbar = (length: number) => {
  const [at, setAt] = useState(0)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    const next = (wanted + length) % length
    setAt(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return { onKeyDown, setAt, tabIndexOf: (index: number) => (index === at ? 0 : -1) }
}
