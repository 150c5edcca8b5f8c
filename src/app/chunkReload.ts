import { reloadPage } from '@/components/form/reload'

const RELOADED_AT = 'chunk-reloaded-at'
/** Longer than a page takes to load over a slow line: a chunk that is still missing then will stay missing. */
const ONCE_IN_MS = 10 * 60_000

/** Thrown by webpack; `request` is the address of the chunk. */
type ChunkError = Error & { request?: string }

export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** Whether the server no longer has this chunk; a failing connection says nothing about it. */
const isGone = async (address: string) => {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    // A plain file server may answer every address with the page.
    return status === 404 || status === 410 || headers.get('content-type')?.startsWith('text/html') === true
  } catch {
    return false
  }
}

/** False if this tab was reloaded just now, or if the browser refuses to remember it: the reloads might never end. */
const mayReload = () => {
  try {
    if (Date.now() - Number(window.sessionStorage.getItem(RELOADED_AT)) < ONCE_IN_MS) return false
    window.sessionStorage.setItem(RELOADED_AT, `${Date.now()}`)
    return true
  } catch {
    return false
  }
}

/** Reloads the page once if a chunk is gone because a new version was deployed. Resolves with whether it does. */
export const reloadIfGone = async ({ request }: ChunkError) => {
  if (!request || !(await isGone(request)) || !mayReload()) return false
  reloadPage()
  return true
}
