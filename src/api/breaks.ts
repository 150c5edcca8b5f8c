/** A task that is shorter than this is felt by nobody, also where the processor is slow (a long one has 50 ms). */
const SLICE_MS = 12

type Scheduler = { yield?: () => Promise<void> }

const nextTask = () => {
  const { scheduler } = globalThis as { scheduler?: Scheduler }
  return scheduler?.yield ? scheduler.yield() : new Promise<void>((resolve) => setTimeout(resolve))
}

/** Lets keys, scrolling and painting through while something long is worked on. */
export const makeBreaks = () => {
  let begun = performance.now()
  return {
    isDue: () => performance.now() - begun > SLICE_MS,
    take: async () => {
      await nextTask()
      begun = performance.now()
    },
  }
}
