import { setTimeout as pause } from 'node:timers/promises'

const STEP_MS = 20
const PATIENCE_MS = 20_000

/** Waits until something is so; fails after 20 s. */
export const until = async (isSo: () => boolean | Promise<boolean>) => {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('this never happened')
    await pause(STEP_MS)
  }
}
