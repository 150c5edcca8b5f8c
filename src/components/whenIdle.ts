const PATIENCE_MS = 5000
/** Safari knows no idle time: by then the first screenful has come. */
const WITHOUT_IDLE_MS = 1000

/** Does what may wait once the browser has nothing better to do; answers with what calls it off. */
export const whenIdle = (work: () => void) => {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(() => work(), { timeout: PATIENCE_MS })
  return () => window.cancelIdleCallback(handle)
}
