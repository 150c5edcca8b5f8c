import type { FastifyInstance } from 'fastify'
import type { PageContent } from '@/app/pageContent'
import type { Config } from '../config'
import { encode, type Encoded } from '../encoded'
import { createDocument, withSettings } from './document'
import { createPages, type Asked, type Page } from './pages'

/** The built site as this server sends it. */
export type BuiltSite = {
  /** The document without a screen: the browser renders it. */
  shell: Encoded
  /** Rejects where rendering fails. */
  pageOf: (asked: Asked) => Promise<Page>
}

/** `index` is the document that the build made. */
export const createSite = (
  app: FastifyInstance,
  { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' }: Config,
  content: PageContent,
  index: string,
): BuiltSite => {
  const settings = { apiHost, assetBaseUrl, mediaBaseUrl, publicUrl }
  const shell = encode(withSettings(index, settings), 'text/html; charset=utf-8')
  const toDocument = createDocument(index)
  if (toDocument) return { shell, pageOf: createPages({ content, toDocument, settings }) }
  app.log.warn('index.html is none that the build made; the browser renders the pages.')
  return { shell, pageOf: () => Promise.reject(new Error('index.html takes no rendered screen')) }
}
