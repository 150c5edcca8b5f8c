import { renderToString } from 'react-dom/server'
import { createPath, NavigationType, Router, type Navigator } from 'react-router'
import { screenPath } from '@/domain/paths'
import type { Site } from '@/components/SiteSettings'
import { makeStore, type RootState } from '@/store/store'
import { App } from './App'
import { readAddress } from './filterAddress'
import { givenBy, takeEntries, type PageData } from './pageData'
import type { PageContent } from './pageContent'
import { SiteFrame } from './RoutedSite'
import { contentOf, readsOf, type ScreenContent } from './screenReads'
import { redirectOf } from './screens'
import { showOf } from './siteRouter'
import { createStyles, stylesFor } from './styles'
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
const stateFor = (content: ScreenContent, provided: RootState): Partial<RootState> => {
  const { portalApi } = provided
  const shown = [...content.given, ...content.loaded].map(({ answerOf }) => answerOf(provided))
  const queries = Object.entries(portalApi.queries).filter(([, entry]) =>
    shown.some(
      (answer) => entry !== undefined && 'requestId' in answer && answer.requestId === entry.requestId,
    ),
  )
  return { portalApi: { ...portalApi, queries: Object.fromEntries(queries) } }
}

const goesNowhere = () => {
  throw new Error('A page that is rendered goes nowhere')
}

/** Links are written out, and nobody presses them. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: goesNowhere,
  push: goesNowhere,
  replace: goesNowhere,
}

/** React leaves a part that throws to the browser, and marks its place. */
const LEFT_OUT = '<!--$!-->'

const FOUND_ELSEWHERE = 302

/**
 * Renders addresses with the routes, the store and the components of the browser. What is the same for all pages
 * is made once: styles are written once for each of their kinds, not once for each page.
 */
export const createPageRenderer = (provide: PageContent['provide']) => {
  const theme = makeTheme()
  const styles = createStyles()
  // Rules are kept here and not written beside each element.
  styles.compat = true

  /** `address`: path and query. Rejects where the content does not come, and where a screen throws. */
  return async (address: string, site: Site): Promise<RenderedPage | Redirection> => {
    const url = new URL(`http://site${address}`)
    const elsewhere = redirectOf(url)
    if (elsewhere) return { code: FOUND_ELSEWHERE, location: elsewhere }
    const { pathname, search } = url
    const shown = await showOf(pathname)
    const content = contentOf(url)
    const provided = await provide(readsOf(content))
    const data = givenBy(content, provided)
    const store = makeStore({ apiHost: '', fetch: noRequests }, stateFor(content, provided))
    takeEntries(store, data)
    const location = { pathname, search, hash: '', state: null, key: 'default' }
    readAddress(store, location)
    const html = renderToString(
      <App store={store} theme={theme} site={site} styles={styles}>
        <Router static location={location} navigationType={NavigationType.Pop} navigator={navigator}>
          <SiteFrame location={location} shown={shown} isLoading={false} />
        </Router>
      </App>,
    )
    if (html.includes(LEFT_OUT)) throw new Error(`the screen at ${pathname} threw`)
    const head = HEAD_TAGS.exec(html)?.[0] ?? ''
    return {
      path: screenPath(pathname),
      code: data.isFound && 'Screen' in shown ? 200 : 404,
      head,
      styles: stylesFor(styles, html),
      body: html.slice(head.length),
      data,
    }
  }
}
