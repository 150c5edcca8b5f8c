import Alert from '@mui/material/Alert'
import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useApiOrigin } from '@/components/SiteSettings'
import { screenPath } from '@/domain/paths'
import { SERVED_FROM_CACHE } from '@/domain/offlineCache'
import { useAppSelector } from '@/store/hooks'
import { selectSearchesJobs } from '@/store/jobSearch'
import { findSavedAt, offlineSentence } from './offlineSentence'

const subscribeToConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

const useIsOffline = () =>
  useSyncExternalStore(
    subscribeToConnection,
    () => !navigator.onLine,
    () => false,
  )

/** True from when the service worker answers a list from its cache until the visitor goes to another screen. */
const useIsSlow = (path: string) => {
  const [slowOn, setSlowOn] = useState<string>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const listen = ({ data }: MessageEvent) => {
      if (data === SERVED_FROM_CACHE) setSlowOn(path)
    }
    navigator.serviceWorker.addEventListener('message', listen)
    return () => navigator.serviceWorker.removeEventListener('message', listen)
  }, [path])
  return slowOn === path
}

/** When the content of the screen was saved; undefined while that is not known, its `at` where nothing was saved. */
const useSavedAt = (): { at: number | undefined } | undefined => {
  const apiOrigin = useApiOrigin()
  const searchesJobs = useAppSelector(selectSearchesJobs)
  const { pathname, search } = useLocation()
  const [found, setFound] = useState<{ address: string; at: number | undefined }>()
  const address = pathname + search
  useEffect(() => {
    let isStale = false
    void findSavedAt(apiOrigin, new URL(address, window.location.origin), { searchesJobs }).then(
      (at) => isStale || setFound({ address, at }),
      () => isStale || setFound({ address, at: undefined }),
    )
    return () => {
      isStale = true
    }
  }, [apiOrigin, address, searchesJobs])
  return found?.address === address ? found : undefined
}

/** No Snackbar: its code is loaded with the first notice, and this one is shown when nothing can be loaded. */
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 8px 8px',
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  justifyContent: 'center',
  [theme.breakpoints.up('sm')]: { bottom: 24 },
}))

/** The bar must not cover the end of the page, nor what has the focus. */
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 80 }, body: { paddingBottom: 64 } }} />

const OfflineBar = ({ isOffline }: { isOffline: boolean }) => {
  const { pathname } = useLocation()
  const saved = useSavedAt()
  return (
    <>
      {roomBelow}
      {saved ? (
        <Bar>
          <Alert role="status" severity="info" elevation={6}>
            {offlineSentence(isOffline, screenPath(pathname), saved.at)}
          </Alert>
        </Bar>
      ) : null}
    </>
  )
}

/** Says that the visitor is offline or the connection slow, and how old the content is; above dialogs too. */
export const OfflineNotice = () => {
  const { pathname } = useLocation()
  const isOffline = useIsOffline()
  const isSlow = useIsSlow(pathname)
  return isOffline || isSlow ? (
    <Portal>
      <OfflineBar isOffline={isOffline} />
    </Portal>
  ) : null
}
