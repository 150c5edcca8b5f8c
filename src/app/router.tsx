import { useLingui } from '@lingui/react/macro'
import { data, redirect, useOutlet, type RouteObject } from 'react-router'
import { Loading } from '@/components/Loading'
import { ErrorScreen } from './ErrorScreen'
import { RootLayout } from './layout/RootLayout'
import { screens } from './routes'
import type { Screen } from './screen'

const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  caseSensitive: true,
  lazy: async () => {
    const [Component] = Object.values(await screen.load())
    return { Component }
  },
  loader: ({ request }) => {
    const { requires } = screen
    const isMissing = requires && !new URL(request.url).searchParams.get(requires.parameter)?.trim()
    if (isMissing) throw redirect(requires.redirectTo)
    return null
  },
})

const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, 404)
  },
}

/** Empty while the script of the first screen loads, if the page came without a rendered screen. */
const Frame = () => {
  const { t } = useLingui()
  return <RootLayout>{useOutlet() ?? <Loading label={t`Loading the page`} />}</RootLayout>
}

/** The frame itself may fail, if the script of its menu does not load. */
const FrameError = () => (
  <RootLayout>
    <ErrorScreen />
  </RootLayout>
)

/** The route table as React Router takes it, within the frame that all screens share. */
export const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: FrameError,
    // The same component, so that the frame keeps its state.
    HydrateFallback: Frame,
    children: [{ ErrorBoundary: ErrorScreen, children: [...screens.map(toRoute), unknownAddress] }],
  },
]
