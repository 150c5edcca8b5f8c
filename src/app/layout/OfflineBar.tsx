import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useApiOrigin } from '@/components/SiteSettings'
import { CACHED_AT_HEADER, cachedListUrl } from '@/domain/offlineCache'
import { paths, screenPath } from '@/domain/paths'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { isList } from '../filterAddress'
import { readsAt } from '../routes'
import type { ReadMode } from '../screen'

/** Only the page that the visit began with was loaded as a document. */
const wasLoadedAsDocument = (address: string) =>
  performance.getEntriesByType('navigation')[0]?.name.replace(/#.*$/s, '') === address

/** When the oldest part of a screen was saved; undefined if none is cached. Rejects where the browser has no caches. */
const findSavedAt = async (
  apiOrigin: string,
  address: string,
  screen: { pathname: string; search: string },
  mode: ReadMode,
) => {
  const lists = readsAt(screen, mode)
  const urls = lists.flatMap(({ endpointName, arg }) => cachedListUrl(apiOrigin, endpointName, arg) ?? [])
  if (wasLoadedAsDocument(address)) urls.push(address)
  const saved = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
  const times = saved.flatMap((response) => (response ? Number(response.headers.get(CACHED_AT_HEADER)) : []))
  return times.length > 0 ? Math.min(...times) : undefined
}

const forms = new Set<string>([paths.applyJob, paths.internship, paths.manpowerEnquiry, paths.submitResume])

/** DD-MM-YYYY at HH:mm. By the browser itself: most screens need no library for dates. */
const dayAndTime = (savedAt: number) => {
  const written = new Date(savedAt).toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })
  return written.replace(/\//g, '-').replace(',', ' at')
}

const nameOf = (path: string) => {
  if (path === paths.jobDetails) return 'This job'
  return isList(path) ? 'This list' : 'This page'
}

/** The notice on a screen that is shown from the cache, because the connection is gone or slow. */
const offlineSentence = (isOffline: boolean, path: string, savedAt: number | undefined) => {
  const state = isOffline ? 'You are offline.' : 'The connection is slow.'
  if (isOffline && forms.has(path)) {
    return `${state} This form cannot be sent until you are back. What you type is kept on this device.`
  }
  if (savedAt === undefined) return `${state} What you read before can still be opened.`
  return `${state} ${nameOf(path)} was saved on ${dayAndTime(savedAt)}.`
}

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 8px 8px',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.up('sm')]: { bottom: 24 },
  [theme.breakpoints.down('md')]: { 'body:has([data-bottom-bar]) &': { bottom: 72 } },
}))

/** The bar must not cover the end of the page, nor what has the focus. */
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 80 }, body: { paddingBottom: 64 } }} />

/** Tells a visitor who is offline, or on a slow line, how old the content of one address is. */
export const OfflineBar = ({ isOffline }: { isOffline: boolean }) => {
  const apiOrigin = useApiOrigin()
  const ownApi = useAppSelector(selectOwnApi)
  const { pathname, search } = useLocation()
  const address = window.location.origin + useHref(pathname + search)
  const [saved, setSaved] = useState<{ at?: number }>()
  useEffect(() => {
    void findSavedAt(apiOrigin, address, { pathname, search }, { ownApi })
      .catch(() => undefined)
      .then((at) => setSaved({ at }))
  }, [apiOrigin, address, pathname, search, ownApi])
  return (
    <Portal>
      {roomBelow}
      {saved ? (
        <Bar>
          <Alert role="status" severity="info" elevation={6}>
            {offlineSentence(isOffline, screenPath(pathname), saved.at)}
          </Alert>
        </Bar>
      ) : null}
    </Portal>
  )
}
