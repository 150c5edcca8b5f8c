import { setTimeout as sleep } from 'node:timers/promises'

/** Too many pages wait, or the turn came too late. */
export class QueueFull extends Error {}

/** Does one piece of work at a time, in the order in which they came. */
export type RenderQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Rendering blocks the thread; other requests are served between two pages. */
const PAUSE_MS = 4

export const createRenderQueue = ({
  waitingMax,
  withinMs,
}: {
  waitingMax: number
  withinMs: number
}): RenderQueue => {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    if (waiting >= waitingMax) throw new QueueFull(`${waiting} wait to be rendered`)
    waiting += 1
    const since = performance.now()
    const result = last.then(() => {
      waiting -= 1
      if (performance.now() - since > withinMs) throw new QueueFull(`not rendered within ${withinMs} ms`)
      return work()
    })
    last = result.then(
      () => sleep(PAUSE_MS, undefined, { ref: false }),
      () => undefined,
    )
    return result
  }
}
