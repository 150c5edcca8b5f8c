import {
  createContext,
  data,
  redirect,
  RouterContextProvider,
  useOutlet,
  type LoaderFunction,
  type RouteObject,
} from 'react-router'
import { Loading } from '@/components/Loading'
import { screenPath } from '@/domain/paths'
import type { RootState } from '@/store/store'
import { ErrorScreen } from './ErrorScreen'
import { RootLayout } from './layout/RootLayout'
import { screens } from './routes'
import type { ReadMode, Screen, ScreenRead } from './screen'

/**
 * Starts the reads of a screen and resolves with a state that holds the answers, on the server. The browser's starts
 * nothing: the hooks of the screen do, so that a slow list holds back neither the frame nor other sections.
 */
type StartReads = (readsIn: (mode: ReadMode) => readonly ScreenRead[]) => Promise<RootState> | undefined

const startReadsContext = createContext<StartReads>()

/** The context of the route loaders, for the router of the browser and of the server. */
export const loaderContext = (startReads: StartReads) =>
  new RouterContextProvider(new Map([[startReadsContext, startReads]]))

const loaderOf =
  ({ reads, dependentReads, requires, codeOf, canonicalPath }: Screen): LoaderFunction =>
  async ({ request, context }) => {
    const { searchParams: query, pathname, search } = new URL(request.url)
    if (requires && !query.get(requires.parameter)?.trim()) throw redirect(requires.redirectTo)
    const start = context.get(startReadsContext)
    const first = (mode: ReadMode) => reads?.(query, mode, pathname) ?? []
    const answered = await start(first)
    if (!answered) return null
    const next = (await dependentReads?.(answered, query, pathname)) ?? []
    const state = next.length > 0 ? await start((mode) => [...first(mode), ...next]) : answered
    if (!state) return null
    const path = await canonicalPath?.(state, pathname)
    if (path !== undefined && path !== screenPath(pathname)) throw redirect(path + search)
    return data(null, (await codeOf?.(state, query, pathname)) ?? 200)
  }

const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  caseSensitive: true,
  lazy: async () => ({ Component: await screen.load() }),
  loader: loaderOf(screen),
})

const unknownAddress: RouteObject = {
  path: '*',
  loader: () => {
    throw data(null, 404)
  },
}

/** Empty while the script of the first screen loads, if the page came without a rendered screen. */
const Frame = () => <RootLayout>{useOutlet() ?? <Loading label="Loading the page" />}</RootLayout>

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
