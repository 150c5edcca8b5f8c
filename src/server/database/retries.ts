import { setTimeout as sleep } from 'node:timers/promises'

const GIVE_UP_AFTER_MS = 5000
const PAUSE_MS = 50

/** Runs `work`, and again for up to five seconds while it fails because another process holds the database. */
export const retryWhileBusy = async <Result>(
  isBusy: (error: unknown) => boolean,
  work: () => Promise<Result>,
  onRetry = () => {},
) => {
  const giveUpAt = performance.now() + GIVE_UP_AFTER_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
      onRetry()
      await sleep(PAUSE_MS)
    }
  }
}
