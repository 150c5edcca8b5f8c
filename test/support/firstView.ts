const LONG_AGO = { startTime: -60_000 } as PerformanceEntry

/** A page that has been usable for long, in a browser that has time to spare: what waits for that comes at once. */
export const bePastFirstView = () => {
  performance.getEntriesByName = () => [LONG_AGO]
  window.requestIdleCallback = (work) =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })))
  window.cancelIdleCallback = (handle) => clearTimeout(handle)
}
