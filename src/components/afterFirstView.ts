import { whenIdle } from './whenIdle'

/** By then the first screen has come, also over a slow line where its own scripts are still on their way. */
const FIRST_VIEW_MS = 2500

/** Brings, with time to spare, what a visitor may want next; answers with what calls it off. */
export const afterFirstView = (work: () => void) => {
  let callOff: (() => void) | undefined
  const timer = setTimeout(() => {
    callOff = whenIdle(work)
  }, FIRST_VIEW_MS)
  return () => {
    clearTimeout(timer)
    callOff?.()
  }
}
