import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import {
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type PropsWithChildren,
} from 'react'
import { ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router'
import { NoticeStack } from '@/components/NoticeStack'
import { lazyWithFallback } from '@/components/lazyWithFallback'
import { SkipLink } from '@/components/SkipLink'
import { useAppSelector } from '@/store/hooks'
import { selectShownReceipt } from '@/store/receipts'
import { selectOfferedLanguage } from '@/store/site'
import { Footer } from './Footer'
import { Header } from './Header'
import { returnToPlace } from './LanguageSwitch'
import { OfflineNotice } from './OfflineNotice'

const MAIN_ID = 'main'

const LinearProgress = lazyWithFallback(
  async () => (await import(/* webpackPrefetch: true */ '@mui/material/LinearProgress')).default,
)

const LanguageOffer = lazyWithFallback(async () => (await import('./LanguageOffer')).LanguageOffer)

const SentPanel = lazyWithFallback(async () => (await import('@/components/SentPanel')).SentPanel)

const progressSx = { position: 'fixed', inset: '0 0 auto', zIndex: 'tooltip', height: 4 }

/** The footer begins below the first window: a screen that comes later, or its lists, cannot push it away. */
const mainSx = {
  flexGrow: 1,
  minHeight: { xs: 'calc(100vh - 64px)', lg: 'calc(100vh - 72px)' },
  outline: 'none',
  // On paper it would push the rest to a page of its own.
  '@media print': { minHeight: 0 },
}

/** A pressed link vanishes with its screen: the keyboard continues in the new one, not at the top of the page. */
const useFocusOnNewScreen = () => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** Whether the script of another screen is loading, which may take long over a slow line. */
const useIsLeaving = () => {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next !== undefined && next.pathname !== pathname
}

/** React Router gives every address that is opened afresh the same key: each has a place of its own. */
const placeKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** Marks the time from which the script answers the visitor. */
const FirstScreen = ({ children }: PropsWithChildren) => {
  useEffect(() => {
    performance.mark('usable')
    returnToPlace()
  }, [])
  return children
}

/** The router scrolls to the top as it starts. Who has read on before the script came stays there, and does not miss a button. */
const useKeptPlace = () => {
  const place = useRef(0)
  useInsertionEffect(() => {
    place.current = window.scrollY
  }, [])
  useLayoutEffect(() => {
    if (place.current > 0) window.scrollTo(0, place.current)
  }, [])
}

/** The frame of every screen: header, footer and notices. */
export const RootLayout = ({ children }: PropsWithChildren) => {
  const { t } = useLingui()
  const main = useFocusOnNewScreen()
  const isLeaving = useIsLeaving()
  useKeptPlace()
  const receipt = useAppSelector(selectShownReceipt)
  const offered = useAppSelector(selectOfferedLanguage)
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', '@media print': { minHeight: 0 } }}
    >
      <SkipLink component="a" href={`#${MAIN_ID}`}>
        {t`Skip to the content`}
      </SkipLink>
      <Suspense>
        {isLeaving ? <LinearProgress aria-label={t`The next screen is loading`} sx={progressSx} /> : null}
      </Suspense>
      <Header />
      {/* A screen reader announces what is added to it. */}
      <div aria-live="polite">
        <Suspense>{receipt ? <SentPanel receipt={receipt} /> : null}</Suspense>
      </div>
      <Box ref={main} component="main" id={MAIN_ID} tabIndex={-1} sx={mainSx}>
        {/* A boundary of its own: the header hydrates without waiting for the screen. */}
        <Suspense>
          <FirstScreen>{children}</FirstScreen>
        </Suspense>
      </Box>
      <Footer />
      <NoticeStack />
      <OfflineNotice />
      <Suspense>{offered ? <LanguageOffer offered={offered} /> : null}</Suspense>
      <ScrollRestoration getKey={placeKey} />
    </Box>
  )
}
