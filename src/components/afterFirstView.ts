import { whenIdle } from './whenIdle'

/** The mark of the page's own time from which on it answers to the visitor. */
export const USABLE = 'usable'

/** By then the first screen has come, also over a slow line where its own scripts are still on their way. */
const FIRST_VIEW_MS = 2500

/** Where nothing is measured nothing can be waited for. */
const isUsable = () =>
  typeof performance.getEntriesByName !== 'function' || performance.getEntriesByName(USABLE).length > 0

/** Brings, with time to spare, what a visitor may want next; answers with what calls it off. */
export const afterFirstView = (work: () => void) => {
  let callOff: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      if (isUsable()) callOff = whenIdle(work)
      else wait()
    }, FIRST_VIEW_MS)
  }
  wait()
  return () => {
    clearTimeout(timer)
    callOff?.()
  }
}
