import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useApiOrigin } from '@/components/SiteSettings'
import { screenPath } from '@/domain/paths'
import { offlineSentence } from './offlineSentence'
import { findSavedAt } from './savedAt'

/** When that was saved what the screen shows; undefined until that is known, and where it never will be. */
const useSavedAt = () => {
  const apiOrigin = useApiOrigin()
  const { pathname, search } = useLocation()
  const [found, setFound] = useState<{ address: string; at: number | undefined }>()
  const address = pathname + search
  useEffect(() => {
    let isGone = false
    void findSavedAt(apiOrigin, new URL(address, window.location.origin)).then(
      (at) => isGone || setFound({ address, at }),
      () => isGone || setFound({ address, at: undefined }),
    )
    return () => {
      isGone = true
    }
  }, [apiOrigin, address])
  return { isKnown: found?.address === address, savedAt: found?.address === address ? found.at : undefined }
}

const barSx = {
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

/** What has the focus is not hidden under the bar. */
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBottom: 80 }, body: { paddingBottom: 64 } }} />

/** The sentence for a visitor who is offline, or whose line is slow, at the bottom of the window. */
export const OfflineBar = ({ isOffline }: { isOffline: boolean }) => {
  const { pathname } = useLocation()
  const { isKnown, savedAt } = useSavedAt()
  return (
    <>
      {roomBelow}
      {isKnown ? (
        <Box role="status" sx={barSx}>
          <span>{offlineSentence(isOffline, screenPath(pathname), savedAt)}</span>
        </Box>
      ) : null}
    </>
  )
}
