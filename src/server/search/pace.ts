import { setImmediate } from 'node:timers/promises'

/** How long visitors may wait for a long piece of work at a time. */
const HELD_MS = 8

/** Gives the thread back whenever the work that calls it has held it for long. */
export const createPace = () => {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < HELD_MS) return
    await setImmediate()
    since = performance.now()
  }
}

export type Pace = ReturnType<typeof createPace>
