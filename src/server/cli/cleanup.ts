import { constants } from 'node:os'
import { setImmediate } from 'node:timers/promises'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Functions that remove the incomplete files of this process. */
const cleanups = new Set<() => void>()

const cleanAndExit = (signal: (typeof SIGNALS)[number]) => {
  // The last first, as without a signal: what was made later lies in what was made before.
  for (const clean of [...cleanups].toReversed()) clean()
  process.stderr.write('\nStopped. Incomplete files were removed.\n')
  process.exit(128 + constants.signals[signal])
}

/** Runs `clean` in the end, also when the process is interrupted. It must be synchronous: no other code runs after it. */
export const withCleanup = async <Result>(clean: () => void, work: () => Promise<Result>) => {
  // A terminal and npm may both send the signal: a listener that is gone after the first would let the second kill.
  if (cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, cleanAndExit)
  cleanups.add(clean)
  try {
    return await work()
  } finally {
    cleanups.delete(clean)
    if (cleanups.size === 0) for (const signal of SIGNALS) process.off(signal, cleanAndExit)
    clean()
  }
}

/** Lets a signal be handled that arrived while SQLite blocked the process. */
export const allowInterrupt = () => setImmediate()
