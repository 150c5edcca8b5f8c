import Container from '@mui/material/Container'
import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Router } from 'react-router'
import { Loading } from '@/components/Loading'
import { ErrorScreen } from './ErrorScreen'
import { RootLayout } from './layout/RootLayout'
import { ScreenBoundary } from './ScreenBoundary'
import type { RouterState, Shown, SiteRouter } from './siteRouter'
import { useScrollPlaces } from './useScrollPlaces'

const FirstScreenLoading = () => (
  <Container>
    <Loading label="Loading the page" />
  </Container>
)

const ShownScreen = ({ shown }: { shown: Shown | undefined }) => {
  if (!shown) return <FirstScreenLoading />
  return 'Screen' in shown ? <shown.Screen /> : <ErrorScreen error={shown.error} />
}

type SiteFrameProps = Pick<RouterState, 'location' | 'shown' | 'isLoading'>

/**
 * The screen of an address in the frame that all screens share. The frame may throw too, where the chunk of its menu
 * does not come: it is then drawn anew, around the error screen.
 */
export const SiteFrame = ({ location: { key }, shown, isLoading }: SiteFrameProps) => {
  const frame = (screen: ReactNode) => (
    <RootLayout isLoading={isLoading && shown !== undefined}>{screen}</RootLayout>
  )
  return (
    <ScreenBoundary address={key} frame={frame}>
      {frame(
        <ScreenBoundary address={key}>
          <ShownScreen shown={shown} />
        </ScreenBoundary>,
      )}
    </ScreenBoundary>
  )
}

const mayAnimate = () =>
  'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** A visitor who goes on at once, or to another tab, skips it: the screen changes all the same. */
const animate = (change: () => void) => void document.startViewTransition(change).ready.catch(() => undefined)

/** The site, led from screen to screen; other screens come in a transition where the browser has them. */
export const RoutedSite = ({ router }: { router: SiteRouter }) => {
  const [state, setState] = useState(router.state)
  const { location, historyAction } = state
  const rememberPlace = useScrollPlaces(state)
  const last = useRef(state)

  useLayoutEffect(() => {
    const show = (next: RouterState) => {
      const before = last.current
      if (next === before) return
      last.current = next
      if (next.location !== before.location) rememberPlace()
      const isOther = before.shown !== undefined && next.location.pathname !== before.location.pathname
      // The browser draws it a little later: by then the visitor may have gone on.
      if (isOther && mayAnimate()) animate(() => flushSync(() => setState(last.current)))
      else startTransition(() => setState(next))
    }
    show(router.state)
    return router.subscribe(show)
  }, [router, rememberPlace])

  return (
    <Router location={location} navigationType={historyAction} navigator={router.navigator}>
      <SiteFrame {...state} />
    </Router>
  )
}
