import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { useApiOrigin } from '@/components/SiteSettings'
import { CACHED_AT_HEADER, cachedListUrls } from '@/domain/site/offlineCache'
import { paths, screenPath } from '@/domain/paths'
import { isList } from '../filterAddress'
import { readsAt } from '../routes'
import { BottomBar } from './BottomBar'

/** Only the page that the visit began with was loaded as a document. */
const wasLoadedAsDocument = (address: string) =>
  performance.getEntriesByType('navigation')[0]?.name.replace(/#.*$/s, '') === address

/** When a part of a screen was saved, at the first of its addresses that is cached. */
const timeSaved = async (urls: readonly string[]) => {
  const saved = await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))
  const first = saved.find((response) => response !== undefined)
  return first ? Number(first.headers.get(CACHED_AT_HEADER)) : []
}

/** When the oldest part of a screen was saved; undefined if none is cached. Rejects where the browser has no caches. */
const findSavedAt = async (
  apiOrigin: string,
  address: string,
  screen: { pathname: string; search: string },
) => {
  const parts = readsAt(screen).map(({ endpointName, arg }) => cachedListUrls(apiOrigin, endpointName, arg))
  if (wasLoadedAsDocument(address)) parts.push([address])
  const times = (await Promise.all(parts.map(timeSaved))).flat()
  return times.length > 0 ? Math.min(...times) : undefined
}

const forms = new Set<string>([paths.applyJob, paths.internship, paths.manpowerEnquiry, paths.submitResume])

/** DD-MM-YYYY and HH:mm. By the browser itself: most screens need no library for dates. */
const dayAndTime = (savedAt: number) =>
  new Date(savedAt)
    .toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })
    .replace(/\//g, '-')
    .split(', ')

/** The age of the content that is shown from the cache. */
const ageSentence = (path: string, savedAt: number | undefined, i18n: I18n) => {
  if (savedAt === undefined) return i18n._(msg`What you read before can still be opened.`)
  const [day = '', time = ''] = dayAndTime(savedAt)
  if (path === paths.jobDetails) return i18n._(msg`This job was saved on ${day} at ${time}.`)
  if (isList(path)) return i18n._(msg`This list was saved on ${day} at ${time}.`)
  return i18n._(msg`This page was saved on ${day} at ${time}.`)
}

/** The notice on a screen that is shown from the cache, because the connection is gone or slow. */
const offlineSentences = (isOffline: boolean, path: string, savedAt: number | undefined, i18n: I18n) => [
  isOffline ? i18n._(msg`You are offline.`) : i18n._(msg`The connection is slow.`),
  isOffline && forms.has(path)
    ? i18n._(msg`This form cannot be sent until you are back. What you type is kept on this device.`)
    : ageSentence(path, savedAt, i18n),
]

/** Says how old the content is while the visitor is offline, or on a slow line. */
export const OfflineBar = ({ isOffline }: { isOffline: boolean }) => {
  const apiOrigin = useApiOrigin()
  const { i18n } = useLingui()
  const { pathname, search } = useLocation()
  const address = window.location.origin + useHref(pathname + search)
  const [saved, setSaved] = useState<{ at?: number }>()
  useEffect(() => {
    void findSavedAt(apiOrigin, address, { pathname, search })
      .catch(() => undefined)
      .then((at) => setSaved({ at }))
  }, [apiOrigin, address, pathname, search])
  return (
    <BottomBar>
      {saved ? (
        <Alert role="status" severity="info" elevation={6}>
          {offlineSentences(isOffline, screenPath(pathname), saved.at, i18n).join(' ')}
        </Alert>
      ) : null}
    </BottomBar>
  )
}
