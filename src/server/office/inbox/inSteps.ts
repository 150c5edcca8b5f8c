import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../../submissions/refusal'

/** Between two steps, so that visitors who wait for the database have their turn. */
const PAUSE_MS = 20

const number = new Intl.NumberFormat('en-IN')

const stoppedAt = (done: number, all: number) =>
  new Refusal(
    503,
    `The server has a problem. ${number.format(done)} of ${number.format(all)} submissions are changed, the others are not. ` +
      'Try again in a minute.',
  )

type Options = { size: number; onFailure: (error: unknown) => void }

/**
 * Works on many items in steps of `size`, each of them done as a whole or not at all, and adds up what the steps return. If
 * one fails that is not the first, the Refusal says how far it came.
 */
export const inSteps = async <Item>(
  items: readonly Item[],
  { size, onFailure }: Options,
  work: (some: readonly Item[]) => Promise<number>,
) => {
  let sum = 0
  for (let start = 0; start < items.length; start += size) {
    try {
      sum += await work(items.slice(start, start + size))
    } catch (error) {
      if (start === 0) throw error
      onFailure(error)
      throw stoppedAt(start, items.length)
    }
    if (start + size < items.length) await sleep(PAUSE_MS)
  }
  return sum
}
