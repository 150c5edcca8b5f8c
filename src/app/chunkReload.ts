import { reloadPage } from '@/components/form/reload'

const KEY = 'reloaded-for:'

export const isChunkError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /^Loading chunk .* failed/.test(error.message))

/**
 * A chunk that is gone is most often one of an earlier version: the page is loaded anew, once for each chunk and tab.
 * Answers whether it is. Called when the screen has given way already, so no form is lost by it; what was typed lies in
 * its draft. Without a connection a new page would be no better, and where nothing can be remembered it might go on for ever.
 */
export const reloadOnceFor = (error: Error) => {
  if (!navigator.onLine) return false
  const key = KEY + error.message
  try {
    if (window.sessionStorage.getItem(key)) return false
    window.sessionStorage.setItem(key, 'yes')
  } catch {
    return false
  }
  reloadPage()
  return true
}
