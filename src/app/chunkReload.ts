import { reloadPage } from '@/components/form/reload'

const KEY = 'loaded-anew-at'
/** Longer than a page takes over any line: what is still gone then will be gone again. */
const ONCE_IN_MS = 10 * 60_000

/** What webpack throws. The request is the address of the chunk. */
type ChunkError = Error & { request?: string }

export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /^Loading chunk .* failed/.test(error.message))

/** Whether the server says that it has no such chunk; a line that fails says nothing. */
const isGone = async (address: string) => {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    // A plain file server may answer every address with the page.
    return status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    return false
  }
}

/** Whether this tab was not loaded anew just now; where nothing can be remembered it might go on for ever. */
const isFirstTime = () => {
  try {
    if (Date.now() - Number(window.sessionStorage.getItem(KEY)) < ONCE_IN_MS) return false
    window.sessionStorage.setItem(KEY, `${Date.now()}`)
    return true
  } catch {
    return false
  }
}

/**
 * A chunk that is gone is one of an earlier version: the page is loaded anew, once. Answers whether it is. Called when
 * the screen has given way already, so no form is lost by it: what was typed lies in its draft.
 */
export const reloadIfGone = async ({ request }: ChunkError) => {
  if (!request || !(await isGone(request)) || !isFirstTime()) return false
  reloadPage()
  return true
}
