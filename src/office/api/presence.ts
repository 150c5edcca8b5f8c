/** Somebody who reads a long resume presses nothing for a while. */
const PRESENT_MS = 60_000

/** Whether somebody pressed a key or a pointer on the page within the last minute. */
export type IsPresent = () => boolean

/** Watches a page. To open it counts, too. */
export const watchPresence = (page: Document): IsPresent => {
  let lastAt = Date.now()
  const note = () => {
    lastAt = Date.now()
  }
  for (const type of ['keydown', 'pointerdown'])
    page.addEventListener(type, note, { capture: true, passive: true })
  return () => Date.now() - lastAt < PRESENT_MS
}
