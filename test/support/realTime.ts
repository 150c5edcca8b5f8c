import { act } from '@testing-library/react'

const pause = setTimeout
const PAUSE_MS = 10
const PATIENCE_MS = 10_000

/**
 * Holds the clock of timers; servers and promises go on. Called once the screen is there, since waiting for
 * an element would move the held clock.
 */
export const holdClock = () =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'performance',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })

/** Waits for what a server brings about while the clock is held. */
export const eventually = async (check: () => void) => {
  for (let waited = 0; ; waited += PAUSE_MS) {
    try {
      check()
      return
    } catch (error) {
      if (waited > PATIENCE_MS) throw error
    }
    await act(() => new Promise<void>((resolve) => void pause(resolve, PAUSE_MS)))
  }
}

/** Moves the held clock. */
export const passTime = (ms: number) => act(() => jest.advanceTimersByTime(ms))
