import { LRUCache } from 'lru-cache'
import type { PageContent } from '@/app/pageContent'
import { createPageRenderer } from '@/app/renderPage'
import { readsAt, screenAt } from '@/app/routes'
import { screenPath } from '@/domain/paths'
import type { SiteSettings } from '@/domain/settings'
import { encode, type Encoded } from '../content/encoded'
import type { createDocument } from './document'

/** A page as it is sent, or the address it redirects to. */
export type Page = { code: number; html: Encoded } | { code: number; location: string }

type PagesOptions = {
  content: PageContent
  toDocument: NonNullable<ReturnType<typeof createDocument>>
  settings: Omit<SiteSettings, 'saveData'>
}

/** How many pages are cached, and about how much memory they take. */
export type CachedPages = { pages: number; bytes: number }

export type PageRequest = {
  path: string
  search: string
  origin: string
  /** Whether the visitor asked to save data. */
  saveData: boolean
}

/** Limits the cache: visitors can invent addresses without end. */
const CACHE_BYTES = 48 * 1024 * 1024
/** A page is mostly cached in two encodings, and its key with it. */
const CACHED_PER_BYTE = 1.4

/** The footer shows the year. */
const A_DAY_MS = 24 * 60 * 60_000

const HTML = 'text/html; charset=utf-8'

/**
 * Renders each page once for all visitors and caches it until the content changes. Two addresses are one page if their
 * screen looks at the same parts of them.
 */
export const createPages = ({ content, toDocument, settings }: PagesOptions) => {
  const render = createPageRenderer(content.provide)
  const cache = new LRUCache<string, Page & { version: number }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (page) => ('html' in page ? Math.ceil(page.html.bytes * CACHED_PER_BYTE) : 512),
    ttl: A_DAY_MS,
  })
  const rendering = new Map<string, Promise<Page>>()

  const renderPage = async (address: string, { path, origin, saveData }: PageRequest): Promise<Page> => {
    const ofPage = { ...settings, saveData }
    const rendered = await render(address, { ...ofPage, origin })
    if ('location' in rendered) return rendered
    return { code: rendered.code, html: encode(toDocument(screenPath(path), rendered, ofPage), HTML) }
  }

  const renderOnce = (key: string, address: string, request: PageRequest) => {
    const running = rendering.get(key)
    if (running) return running
    const page = renderPage(address, request).finally(() => rendering.delete(key))
    rendering.set(key, page)
    return page
  }

  const pageOf = async (request: PageRequest): Promise<Page> => {
    const { path, search, origin, saveData } = request
    const screen = screenAt({ pathname: path })
    const query = `${screen?.shownBy?.(new URLSearchParams(search)) ?? ''}`
    const address = query === '' ? path : `${path}?${query}`
    const version = await content.version(readsAt({ pathname: path, search }))
    const key = `${saveData ? 'less ' : ''}${origin}${address}`
    const cached = cache.get(key)
    if (cached?.version === version) return cached
    const page = await renderOnce(`${version} ${key}`, address, request)
    cache.set(key, { ...page, version })
    return page
  }

  return { pageOf, cached: (): CachedPages => ({ pages: cache.size, bytes: cache.calculatedSize }) }
}
