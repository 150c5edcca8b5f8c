import { setImmediate } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/** Resolves for one caller in each turn of the event loop, so that many heavy reads at once hold up no visitor. */
export const yieldOneAtATime = () => {
  last = last.then(() => setImmediate())
  return last
}
