import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Site } from '@/components/SiteSettings'
import { makeStore, type RootState } from '@/store/store'
import { App } from './App'
import { readAddress } from './filterAddress'
import { givenBy, type PageData } from './pageData'
import type { PageContent } from './pageContent'
import { makeRoutes } from './routes'
import { contentOf, pathOfScreen, readsOf, type ScreenContent } from './screenReads'
import { makeTheme } from './theme'

/** A screen as HTML, in the parts that a document is put together of. */
export type RenderedPage = {
  /** Of the screen, without a slash at its end. */
  path: string
  code: number
  /** Title, description and what else the screen puts into the head. */
  head: string
  styles: string
  body: string
  data: PageData
}

/** An address that leads elsewhere (spec section 8). */
export type Redirection = { code: number; location: string }

/** What React puts before the content: the tags of the head that screens render where they stand. */
const HEAD_TAGS =
  /^(?:<(?:title|style|script)\b[^>]*>[^]*?<\/(?:title|style|script)>|<(?:meta|link)\b[^>]*>)*/

const noRequests = () => Promise.reject(new Error('A page asks for nothing while it is rendered'))

/** Only what the screen itself reads: the browser, which has no more, must draw the same. */
const stateFor = (content: ScreenContent, provided: RootState, data: PageData): Partial<RootState> => {
  const { portalApi } = provided
  const shown = [...content.given, ...content.loaded].map(({ answerOf }) => answerOf(provided))
  const queries = Object.entries(portalApi.queries).filter(([, entry]) =>
    shown.some(
      (answer) => entry !== undefined && 'requestId' in answer && answer.requestId === entry.requestId,
    ),
  )
  return { portalApi: { ...portalApi, queries: Object.fromEntries(queries) }, givenJob: data.job }
}

/**
 * Renders addresses with the routes, the store and the components of the browser. What is the same for all pages
 * is made once: styles are written once for each of their kinds, not once for each page.
 */
export const createPageRenderer = (provide: PageContent['provide']) => {
  const handler = createStaticHandler(makeRoutes())
  const theme = makeTheme()
  const cache = createCache({ key: 'css' })
  const emotion = createEmotionServer(cache)

  /** `address`: path and query. Rejects where the content does not come, and where a screen throws. */
  return async (address: string, site: Site): Promise<RenderedPage | Redirection> => {
    const url = new URL(`http://site${address}`)
    const context = await handler.query(new Request(url))
    if (context instanceof Response) {
      return { code: context.status, location: context.headers.get('location') ?? '/' }
    }
    const content = contentOf(url)
    const provided = await provide(readsOf(content))
    const data = givenBy(content, provided)
    const store = makeStore({ apiHost: '', fetch: noRequests }, stateFor(content, provided, data))
    readAddress(store, { ...context.location })
    const html = renderToString(
      <CacheProvider value={cache}>
        <App store={store} theme={theme} site={site}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </CacheProvider>,
    )
    const head = HEAD_TAGS.exec(html)?.[0] ?? ''
    return {
      path: pathOfScreen(url.pathname),
      code: data.isFound ? context.statusCode : 404,
      head,
      styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
      body: html.slice(head.length),
      data,
    }
  }
}
