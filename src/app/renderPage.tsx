import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Site } from '@/components/SiteSettings'
import { selectLanding } from '@/store/landings'
import { makeStore, type RootState } from '@/store/store'
import { readAddress } from './filterAddress'
import type { PageContent } from './pageContent'
import { addEntries, entriesOf, type PageData } from './pageData'
import { noRequests, renderApp, type RenderedApp } from './renderApp'
import { loaderContext, routes } from './router'
import { isRefused, travels, type ScreenRead } from './screen'
import { makeTheme } from './theme'

/** A screen as HTML, in the parts that a document is put together of. */
export type RenderedPage = RenderedApp & {
  code: number
  entries: NonNullable<PageData['entries']>
}

/** An address that leads elsewhere. */
export type Redirection = { code: number; location: string }

/** A page that the server does not render, because it is busy or does not know the content; its code is known. */
export type LeftToBrowser = { code: number; leftBecause: 'busy' | 'unknown' }

/** The answers to these reads alone: the browser, which has no others, must render the same. */
const onlyReads = ({ portalApi: cache }: RootState, reads: readonly ScreenRead[]): Partial<RootState> => {
  const isRead = (entry: (typeof cache.queries)[string]) =>
    reads.some(({ endpointName, arg }) => entry?.endpointName === endpointName && entry.originalArgs === arg)
  const queries = Object.entries(cache.queries).filter(([, entry]) => isRead(entry))
  return { portalApi: { ...cache, queries: Object.fromEntries(queries) } }
}

/**
 * Renders addresses with the routes, the store and the components of the browser. Rendering blocks the thread, so each
 * page asks for its turn; `takeTurn` resolves with false if it gets none.
 */
export const createPageRenderer = (provide: PageContent['provide'], takeTurn: () => Promise<boolean>) => {
  const theme = makeTheme()
  const handler = createStaticHandler(routes)

  /** `address`: path and query. Rejects if the content is not available, or if a screen throws. */
  return async (address: string, site: Site): Promise<RenderedPage | Redirection | LeftToBrowser> => {
    let reads: readonly ScreenRead[] = []
    let provided: RootState | undefined
    const context = await handler.query(new Request(`http://site${address}`), {
      requestContext: loaderContext(async (readsIn) => {
        reads = readsIn(site)
        provided = await provide(reads)
        return provided
      }),
    })
    if (context instanceof Response)
      return { code: context.status, location: context.headers.get('location') ?? '/' }
    const [failure] = Object.values(context.errors ?? {})
    if (failure instanceof Error) throw failure
    const answers = provided
    const wasRefused = answers !== undefined && reads.some((one) => isRefused(one.answerOf(answers)))
    // Another API may answer for a category that its list lacks, and the browser asks it.
    if (wasRefused && site.apiHost !== '') return { code: context.statusCode, leftBecause: 'unknown' }
    if (!(await takeTurn())) return { code: context.statusCode, leftBecause: 'busy' }

    const entries = answers ? entriesOf(reads, answers) : []
    const store = makeStore(
      { apiHost: '', fetch: noRequests, searchesJobs: site.searchesJobs },
      answers &&
        onlyReads(
          answers,
          reads.filter((read) => !travels(read, answers)),
        ),
    )
    addEntries(store, entries)
    readAddress(store, context.location, selectLanding)
    const router = (
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    )
    const rendered = await renderApp(
      { store, theme, site, children: router },
      `The screen at ${context.location.pathname}`,
    )
    return { ...rendered, code: context.statusCode, entries }
  }
}
