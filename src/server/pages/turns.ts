/** Resolves with true when it is the caller's turn to use the thread, with false if too many wait or it is too late. */
export type TakeTurn = () => Promise<boolean>

type TurnLimits = { waitingMax: number; withinMs: number }

/**
 * Gives one turn in each round of the event loop, so that a flood of pages cannot keep the thread from everything else.
 */
export const createTurns = (limits: TurnLimits): TakeTurn => {
  const waiting: { since: number; end: (isTurn: boolean) => void }[] = []

  const next = () => {
    const now = performance.now()
    let isTaken = false
    while (!isTaken && waiting.length > 0) {
      const first = waiting.shift()
      isTaken = first !== undefined && now - first.since <= limits.withinMs
      first?.end(isTaken)
    }
    if (waiting.length > 0) setImmediate(next)
  }

  return () => {
    if (waiting.length >= limits.waitingMax) return Promise.resolve(false)
    return new Promise((resolve) => {
      waiting.push({ since: performance.now(), end: resolve })
      if (waiting.length === 1) setImmediate(next)
    })
  }
}
