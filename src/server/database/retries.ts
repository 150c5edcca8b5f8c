import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 5000
const PAUSE_MS = 50

/** Does the work, again and again for a while as long as another process holds the database. */
export const patiently = async <Result>(
  isBusy: (error: unknown) => boolean,
  work: () => Promise<Result>,
  onRetry = () => {},
) => {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || Date.now() > giveUpAt) throw error
      onRetry()
      await sleep(PAUSE_MS)
    }
  }
}
