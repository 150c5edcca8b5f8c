import Portal from '@mui/material/Portal'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { afterFirstView } from '@/components/afterFirstView'
import { keepHeard } from '@/components/NoticeStack'
import { TAKEN_FROM_SAVED } from '@/domain/saved'

const watchLine = (tell: () => void) => {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)
  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}

/** The server, which cannot know, says no. */
const useIsOffline = () =>
  useSyncExternalStore(
    watchLine,
    () => !navigator.onLine,
    () => false,
  )

/** The line is up, but a list did not come over it in time; true until the visitor goes elsewhere. */
const useIsSlow = (path: string) => {
  const [slowOn, setSlowOn] = useState<string>()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const hear = ({ data }: MessageEvent) => {
      if (data === TAKEN_FROM_SAVED) setSlowOn(path)
    }
    navigator.serviceWorker.addEventListener('message', hear)
    return () => navigator.serviceWorker.removeEventListener('message', hear)
  }, [path])
  return slowOn === path
}

/** What says it; apart, so that the first screen need not wait for it. */
export const loadOfflineBar = () => import('./OfflineBar')

const ignore = () => undefined

/** Comes while the line is good, after all that the first view needs; what is kept of an earlier visit comes later too. */
const useOfflineBar = (isWanted: boolean) => {
  const [loaded, setLoaded] = useState<{ OfflineBar: ComponentType<{ isOffline: boolean }> }>()
  useEffect(() => {
    if (!isWanted) return afterFirstView(() => void loadOfflineBar().catch(ignore))
    void loadOfflineBar().then(setLoaded, ignore)
    return undefined
  }, [isWanted])
  return loaded
}

/** Says that the visitor is offline, and how old that is what is shown; said politely, above dialogs too. */
export const OfflineNotice = () => {
  const { pathname } = useLocation()
  const isOffline = useIsOffline()
  const isSlow = useIsSlow(pathname)
  const isShown = isOffline || isSlow
  const loaded = useOfflineBar(isShown)
  return (
    <Portal>
      {/* There before any notice is: what is put into it is read out. */}
      <div ref={keepHeard} aria-live="polite">
        {isShown && loaded ? <loaded.OfflineBar isOffline={isOffline} /> : null}
      </div>
    </Portal>
  )
}
