import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { SERVED_FROM_CACHE } from '@/domain/site/offlineCache'
import { useAppSelector } from '@/store/hooks'

/** Called in the background too, as long as there is a connection. */
export const loadOfflineBar = async () => (await import('./OfflineBar')).OfflineBar

const OfflineBar = lazyWithFallback(loadOfflineBar)

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

/** Says that the visitor is offline or the connection slow, and how old the content is; above dialogs too. */
export const OfflineNotice = () => {
  const { pathname, search } = useLocation()
  const isOffline = useAppSelector(({ portalApi }) => !portalApi.config.online)
  const isSlow = useIsSlow(pathname)
  const bar = <OfflineBar key={pathname + search} isOffline={isOffline} />
  return <Suspense>{isOffline || isSlow ? bar : null}</Suspense>
}
