import { reloadPage } from '@/components/form/reload'

const KEY = 'reloaded-for:'

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

/** Whether this is the first time in this tab; where nothing can be remembered it might go on for ever. */
const isFirstTime = (address: string) => {
  try {
    if (window.sessionStorage.getItem(KEY + address)) return false
    window.sessionStorage.setItem(KEY + address, 'yes')
    return true
  } catch {
    return false
  }
}

/**
 * A chunk that is gone is one of an earlier version: the page is loaded anew, once for each chunk. Answers whether it
 * is. Called when the screen has given way already, so no form is lost by it: what was typed lies in its draft.
 */
export const reloadIfGone = async ({ request }: ChunkError) => {
  if (!request || !(await isGone(request)) || !isFirstTime(request)) return false
  reloadPage()
  return true
}
