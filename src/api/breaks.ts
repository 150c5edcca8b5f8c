/** A task that is not much longer than this is felt by nobody, also where the processor is slow (a long one has 50 ms). */
const SLICE_MS = 5

type Scheduler = { yield?: () => Promise<void> }

/** Several tasks in place of one: on a slow processor all at once would hold back what a finger does. */
export const nextTask = () => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield ? scheduler.yield() : new Promise<void>((resolve) => setTimeout(resolve))
}

/** Does one step after the other, and lets keys, scrolling and painting through where they take longer. */
export const makeSlices = () => {
  let begun = performance.now()
  const run = async (steps: Iterator<unknown>): Promise<void> => {
    do {
      if (steps.next().done) return
    } while (performance.now() - begun < SLICE_MS)
    await nextTask()
    begun = performance.now()
    await run(steps)
  }
  return run
}
