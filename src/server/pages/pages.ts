import { LRUCache } from 'lru-cache'
import type { PageContent } from '@/app/pageContent'
import { createPageRenderer, type LeftToBrowser, type Redirection } from '@/app/renderPage'
import { readsAt, screenAt } from '@/app/routes'
import type { Screen } from '@/app/screen'
import { countSetFilters, readFilters } from '@/domain/jobFilter'
import { routePath, screenPath } from '@/domain/paths'
import type { SiteSettings } from '@/domain/settings'
import { MEGABYTE } from '@/domain/limits'
import type { Encoded } from '../content/encoded'
import { entryBytes, SITE_ORIGIN, toSiteText, type SiteText, type SiteTexts } from '../content/siteTexts'
import type { createDocument } from './document'
import type { TakeTurn } from './turns'

type Rendered = { code: number; text: SiteText }

/** A page as it is sent, the address it redirects to, or only the code of a page that the browser renders. */
export type Page = { code: number; html: Encoded } | Redirection | LeftToBrowser

type PagesOptions = {
  content: PageContent
  toDocument: NonNullable<ReturnType<typeof createDocument>>
  settings: Omit<SiteSettings, 'saveData' | 'searchesJobs'>
  texts: SiteTexts
  takeTurn: TakeTurn
  inventedBytes?: number
}

/** How many pages are cached, and the most memory that they take. */
export type CachedPages = { pages: number; bytes: number }

export type PageRequest = {
  /** Can be decoded. */
  path: string
  search: string
  origin: string
  /** Whether the visitor asked to save data. */
  saveData: boolean
}

/** For the pages that the site links to: there are only as many as there is content. */
const LINKED_BYTES = 24 * MEGABYTE
/** For searches and for addresses of nothing, which visitors can invent without end. */
const INVENTED_BYTES = 12 * MEGABYTE

/** Another API may hold all pages up. */
const RENDERING_MAX = 200

/** The footer shows the year. */
const A_DAY_MS = 24 * 60 * 60_000

const HTML = 'text/html; charset=utf-8'

const createCache = (maxSize: number) =>
  new LRUCache<string, Rendered & { version: number }>({
    maxSize,
    sizeCalculation: ({ text }, key) => entryBytes(text.body, key),
    ttl: A_DAY_MS,
  })

const isLinked = (screen: Screen | undefined, query: URLSearchParams, code: number) => {
  if (!screen || code !== 200) return false
  const { filters, page } = readFilters(query)
  const namesContent = screen.isFound !== undefined && countSetFilters(filters) === 0 && page === 1
  return query.size === 0 || namesContent
}

/**
 * Renders each page once for all visitors and caches it until the content changes. Two addresses are one page if their
 * screen looks at the same parts of them.
 */
export const createPages = ({
  content,
  toDocument,
  settings,
  texts,
  takeTurn,
  inventedBytes = INVENTED_BYTES,
}: PagesOptions) => {
  const render = createPageRenderer(content.provide, takeTurn)
  const linked = createCache(LINKED_BYTES)
  const invented = createCache(inventedBytes)
  const rendering = new Map<string, ReturnType<typeof renderPage>>()

  const renderPage = async (
    path: string,
    query: URLSearchParams,
    varying: Pick<SiteSettings, 'saveData' | 'searchesJobs'>,
  ): Promise<Rendered | Redirection | LeftToBrowser> => {
    const ofPage = { ...settings, ...varying }
    const page = await render(query.size > 0 ? `${path}?${query}` : path, { ...ofPage, origin: SITE_ORIGIN })
    if (!('body' in page)) return page
    return { code: page.code, text: toSiteText(toDocument(routePath(path), page, ofPage), HTML) }
  }

  const renderOnce = (key: string, ...page: Parameters<typeof renderPage>) => {
    const running = rendering.get(key)
    if (running) return running
    if (rendering.size >= RENDERING_MAX) throw new Error('too many pages are being rendered')
    const begun = renderPage(...page).finally(() => rendering.delete(key))
    rendering.set(key, begun)
    return begun
  }

  const pageOf = async ({ path: asked, search, origin, saveData }: PageRequest): Promise<Page> => {
    const screen = screenAt({ pathname: decodeURI(asked) })
    const isPattern = screen?.path.includes(':') ?? false
    const path = isPattern ? screenPath(asked) : (screen?.path ?? asked)
    const query = screen?.shownBy?.(new URLSearchParams(search)) ?? new URLSearchParams()
    const searchesJobs = await content.searchesJobs()
    const version = await content.version(readsAt({ pathname: path, search: `${query}` }, { searchesJobs }))
    const key = `${saveData ? 'less ' : ''}${path}?${query}`
    const cached = [linked, invented].map((cache) => cache.get(key)).find((page) => page?.version === version)
    const page = cached ?? (await renderOnce(`${version} ${key}`, path, query, { saveData, searchesJobs }))
    if (!('text' in page)) return page
    // Names of nothing can be invented without end, and a page that says so is soon rendered.
    const isKept = !cached && !(isPattern && page.code !== 200)
    if (isKept) (isLinked(screen, query, page.code) ? linked : invented).set(key, { ...page, version })
    return { code: page.code, html: texts.at(page.text, origin) }
  }

  return {
    pageOf,
    cached: (): CachedPages => ({
      pages: linked.size + invented.size,
      bytes: linked.calculatedSize + invented.calculatedSize + texts.bytes(),
    }),
  }
}
