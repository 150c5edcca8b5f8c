/** A poor line of the second generation brings something within a tenth of it. */
const SILENCE_MS = 30_000

/**
 * Gives a read up when its line says nothing for so long: the browser would wait for ever, and another connection is
 * mostly served at once. What comes slowly is waited for.
 */
export const watchSilence = (wanted: AbortSignal) => {
  const controller = new AbortController()
  const giveUp = () => controller.abort()
  if (wanted.aborted) giveUp()
  wanted.addEventListener('abort', giveUp)
  let timer: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(giveUp, SILENCE_MS)
  }
  heard()
  return { signal: controller.signal, heard, end: () => clearTimeout(timer) }
}
