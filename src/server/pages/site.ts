import type { FastifyInstance } from 'fastify'
import type { PageContent } from '@/app/pageContent'
import type { Config } from '../config'
import { encode, type Encoded } from '../content/encoded'
import { createDocument, withSettings, type ScriptsOfScreens } from './document'
import type { SiteTexts } from '../content/siteTexts'
import { createPages, type CachedPages, type Page, type PageRequest } from './pages'
import type { TakeTurn } from './turns'

/** The built site as this server sends it. */
export type BuiltSite = {
  /** The document without a screen, which the browser renders. */
  shell: () => Promise<Encoded>
  /** Rejects where rendering fails. */
  pageOf: (request: PageRequest) => Promise<Page>
  cached: () => CachedPages
}

/** The document of the build and the scripts of each screen. */
export type Build = { index: string; scripts: ScriptsOfScreens }

/** What all rendered texts share. */
export type Rendering = { texts: SiteTexts; takeTurn: TakeTurn }

/** The site of this build. */
export const createSite = (
  app: FastifyInstance,
  { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' }: Config,
  content: PageContent,
  { index, scripts }: Build,
  rendering: Rendering,
): BuiltSite => {
  const settings = { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }
  const encodeShell = (searchesJobs: boolean) =>
    encode(withSettings(index, { ...settings, searchesJobs }), 'text/html; charset=utf-8')
  const shells = { ofLoaded: encodeShell(false), ofSearched: encodeShell(true) }
  const shell = async () =>
    (await content.searchesJobs().catch(() => false)) ? shells.ofSearched : shells.ofLoaded
  const toDocument = createDocument(index, scripts)
  if (toDocument) return { shell, ...createPages({ content, toDocument, settings, ...rendering }) }
  app.log.warn('index.html lacks the places for a rendered screen; the browser renders the pages.')
  return {
    shell,
    pageOf: () => Promise.reject(new Error('index.html lacks the places for a rendered screen')),
    cached: () => ({ pages: 0, bytes: 0 }),
  }
}
