import type { ApiError } from '@/api/envelope'
import type { AppStore } from '@/store/store'
import type { ScreenRead } from './screenReads'

/** Between two tries for a list that did not come, where nothing says that the line is back. */
const PATIENCE_MS = 15_000

const nextChance = () =>
  new Promise<void>((resolve) => {
    const again = () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      resolve()
    }
    const timer = setTimeout(again, PATIENCE_MS)
    window.addEventListener('online', again)
  })

/** A refusal is what the screen shows, where the server had got one too. */
const readUntilAnswered = async (store: AppStore, read: ScreenRead, isFound: boolean): Promise<void> => {
  const reading = read.start(store.dispatch)
  const { data, error } = await reading
  reading.unsubscribe()
  const isRefused = (error as ApiError | undefined)?.kind === 'refused'
  if (data !== undefined || (isRefused && !isFound)) return
  await nextChance()
  await readUntilAnswered(store, read, isFound)
}

/** Resolves once these reads have come; tries on where the line is bad, since what the server drew stands meanwhile. */
export const arrivalOf = (store: AppStore, reads: readonly ScreenRead[], isFound: boolean) =>
  reads.length === 0
    ? undefined
    : Promise.all(reads.map((read) => readUntilAnswered(store, read, isFound))).then(() => undefined)

const keepFromRouter = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href], form[role="search"]'))
    event.stopPropagation()
}

/**
 * Until the screen is taken over, a step inside the site could only wait for it: links and searches lead on as those
 * of a page without script do.
 */
export const leadNatively = (arrival: Promise<void>) => {
  document.addEventListener('click', keepFromRouter, true)
  document.addEventListener('submit', keepFromRouter, true)
  void arrival.then(() => {
    document.removeEventListener('click', keepFromRouter, true)
    document.removeEventListener('submit', keepFromRouter, true)
  })
}
