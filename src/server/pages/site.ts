import type { FastifyInstance } from 'fastify'
import type { PageContent } from '@/app/pageContent'
import type { Config } from '../config'
import { encode, type Encoded } from '../content/encoded'
import { createDocument, withSettings, type ScriptsOfScreens } from './document'
import { createPages, type Asked, type KeptPages, type Page } from './pages'

/** The built site as this server sends it. */
export type BuiltSite = {
  /** The document without a screen: the browser renders it. */
  shell: Encoded
  /** Rejects where rendering fails. */
  pageOf: (asked: Asked) => Promise<Page>
  kept: () => KeptPages
}

/** What the build made beside the files that visitors ask for: the document, and the scripts of each screen. */
export type Build = { index: string; scripts: ScriptsOfScreens }

/** The site of this build. */
export const createSite = (
  app: FastifyInstance,
  { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' }: Config,
  content: PageContent,
  { index, scripts }: Build,
): BuiltSite => {
  const settings = { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }
  const shell = encode(withSettings(index, settings), 'text/html; charset=utf-8')
  const toDocument = createDocument(index, scripts)
  if (toDocument) return { shell, ...createPages({ content, toDocument, settings }) }
  app.log.warn('index.html is none that the build made; the browser renders the pages.')
  return {
    shell,
    pageOf: () => Promise.reject(new Error('index.html takes no rendered screen')),
    kept: () => ({ pages: 0, bytes: 0 }),
  }
}
