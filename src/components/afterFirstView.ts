import { whenIdle } from './whenIdle'

/** The mark of the page's own time from which on it answers to the visitor. */
export const USABLE = 'usable'

/** By then the first screen has come, also over a slow line where its own scripts are still on their way. */
const FIRST_VIEW_MS = 2500

const usableSince = (): number | undefined => performance.getEntriesByName(USABLE)[0]?.startTime

/**
 * Brings, with time to spare, what a visitor may want next; answers with what calls it off. A page that has been
 * usable for a while need not wait.
 */
export const afterFirstView = (work: () => void) => {
  let callOff: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout>
  const workOrWait = () => {
    const since = usableSince()
    const left = since === undefined ? FIRST_VIEW_MS : since + FIRST_VIEW_MS - performance.now()
    if (left > 0) timer = setTimeout(workOrWait, left)
    else callOff = whenIdle(work)
  }
  workOrWait()
  return () => {
    clearTimeout(timer)
    callOff?.()
  }
}
