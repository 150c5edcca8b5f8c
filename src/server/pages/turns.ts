/** Resolves with true when it is the caller's turn to use the thread, with false if too many wait or it is too late. */
export type TakeTurn = () => Promise<boolean>

/** In each round of the event loop Node accepts one connection, so a turn in each would leave most of them waiting. */
const ROUNDS_BETWEEN = 8

type TurnLimits = { waitingMax: number; withinMs: number }

const afterRounds = (rounds: number, then: () => void) =>
  void setImmediate(rounds > 1 ? () => afterRounds(rounds - 1, then) : then)

/** Gives a turn once in several rounds of the event loop, so that a flood of pages leaves the thread to everything else. */
export const createTurns = (limits: TurnLimits): TakeTurn => {
  const waiting: { since: number; end: (isTurn: boolean) => void }[] = []
  let isNextSet = false

  const setNext = (rounds: number) => {
    isNextSet = true
    afterRounds(rounds, next)
  }

  const next = () => {
    isNextSet = false
    const now = performance.now()
    let isTaken = false
    while (!isTaken && waiting.length > 0) {
      const first = waiting.shift()
      isTaken = first !== undefined && now - first.since <= limits.withinMs
      first?.end(isTaken)
    }
    if (isTaken) setNext(ROUNDS_BETWEEN)
  }

  return () => {
    if (waiting.length >= limits.waitingMax) return Promise.resolve(false)
    return new Promise((resolve) => {
      waiting.push({ since: performance.now(), end: resolve })
      if (!isNextSet) setNext(1)
    })
  }
}
