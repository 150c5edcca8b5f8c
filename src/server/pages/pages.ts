import { LRUCache } from 'lru-cache'
import type { PageContent } from '@/app/pageContent'
import { createPageRenderer } from '@/app/renderPage'
import { contentOf, readsOf } from '@/app/screenReads'
import type { SiteSettings } from '@/domain/settings'
import { encode, type Encoded } from '../content/encoded'
import type { createDocument } from './document'

/** A page as it is sent, or where its address leads. */
export type Page = { code: number; html: Encoded } | { code: number; location: string }

type PagesOptions = {
  content: PageContent
  toDocument: NonNullable<ReturnType<typeof createDocument>>
  settings: Omit<SiteSettings, 'saveData'>
}

/** How many pages are kept, and about how much memory they take. */
export type KeptPages = { pages: number; bytes: number }

/** A page as it is asked for. */
export type Asked = {
  path: string
  search: string
  /** Where the site stands. */
  origin: string
  /** Whether the visitor asked to save data. */
  saveData: boolean
}

/** What all kept pages may take. Visitors invent addresses without end: the pages asked for longest ago give way. */
const KEPT_BYTES = 48 * 1024 * 1024
/** A text is kept in two encodings at most times, and its key with it. */
const KEPT_PER_BYTE = 1.4

/** The page says which year it is. */
const A_DAY_MS = 24 * 60 * 60_000

const HTML = 'text/html; charset=utf-8'

/**
 * Renders each page once for everybody and keeps it until the content changes. Two addresses are one page where
 * their screen looks at the same parts of them.
 */
export const createPages = ({ content, toDocument, settings }: PagesOptions) => {
  const render = createPageRenderer(content.provide)
  const kept = new LRUCache<string, Page & { edition: number }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (page) => ('html' in page ? Math.ceil(page.html.bytes * KEPT_PER_BYTE) : 512),
    ttl: A_DAY_MS,
  })
  const making = new Map<string, Promise<Page>>()

  const make = async (address: string, { origin, saveData }: Asked): Promise<Page> => {
    const ofPage = { ...settings, saveData }
    const rendered = await render(address, { ...ofPage, origin })
    if ('location' in rendered) return rendered
    return { code: rendered.code, html: encode(toDocument(rendered, ofPage), HTML) }
  }

  const makeOnce = (key: string, address: string, asked: Asked) => {
    const found = making.get(key)
    if (found) return found
    const page = make(address, asked).finally(() => making.delete(key))
    making.set(key, page)
    return page
  }

  const pageOf = async (asked: Asked): Promise<Page> => {
    const { path, search, origin, saveData } = asked
    const shown = contentOf({ pathname: path, search })
    const query = `${shown.query}`
    const address = query === '' ? path : `${path}?${query}`
    const edition = await content.edition(readsOf(shown))
    const key = `${saveData ? 'less ' : ''}${origin}${address}`
    const found = kept.get(key)
    if (found?.edition === edition) return found
    const page = await makeOnce(`${edition} ${key}`, address, asked)
    kept.set(key, { ...page, edition })
    return page
  }

  return { pageOf, kept: (): KeptPages => ({ pages: kept.size, bytes: kept.calculatedSize }) }
}
