import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Portal from '@mui/material/Portal'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { keepHeard } from '@/components/NoticeStack'
import { useApiOrigin } from '@/components/SiteSettings'
import { TAKEN_FROM_SAVED } from '@/domain/saved'
import { findSavedAt } from './savedAt'
import { offlineSentence } from './offlineSentence'

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

/** When that was saved what the screen shows; undefined until that is known, and where it never will be. */
const useSavedAt = (isWanted: boolean) => {
  const apiOrigin = useApiOrigin()
  const { pathname, search } = useLocation()
  const [found, setFound] = useState<{ address: string; at: number | undefined }>()
  const address = pathname + search
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    void findSavedAt(apiOrigin, new URL(address, window.location.origin)).then(
      (at) => isGone || setFound({ address, at }),
      () => isGone || setFound({ address, at: undefined }),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, apiOrigin, address])
  return { isKnown: found?.address === address, savedAt: found?.address === address ? found.at : undefined }
}

const noticeSx = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 0,
  bottom: 0,
  px: 2,
  py: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  typography: 'body2',
  fontWeight: 600,
  color: 'common.white',
  bgcolor: 'text.primary',
}

/** What has the focus is not hidden under the notice. */
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 80 }, body: { paddingBottom: 64 } }} />

/** Says that the visitor is offline, and how old that is what is shown; said politely, above dialogs too. */
export const OfflineNotice = () => {
  const { pathname } = useLocation()
  const isOffline = useIsOffline()
  const isSlow = useIsSlow(pathname)
  const isShown = isOffline || isSlow
  const { isKnown, savedAt } = useSavedAt(isShown)
  return (
    <Portal>
      {isShown ? roomBelow : null}
      {/* There before any notice is: what is put into it is read out. */}
      <div ref={keepHeard} aria-live="polite">
        {isShown && isKnown ? (
          <Box role="status" sx={noticeSx}>
            <span>{offlineSentence(isOffline, pathname.replace(/(.)\/+$/, '$1'), savedAt)}</span>
          </Box>
        ) : null}
      </div>
    </Portal>
  )
}
