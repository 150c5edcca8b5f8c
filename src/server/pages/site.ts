import type { FastifyInstance } from 'fastify'
import type { SiteSettings } from '@/domain/settings'
import type { Config } from '../config'
import { watchVersion } from '../content/version'
import type { PortalDatabase } from '../database/open'
import { encode, type Encoded } from '../encoded'
import { ownContent, remoteContent } from '@/app/pageContent'
import { createDocument, withSettings } from './document'
import { createPages, type Page } from './pages'

/** The built site as this server sends it. */
export type BuiltSite = {
  /** The document without a screen: the browser renders it. */
  shell: Encoded
  /** `path` and `search` are those of the request, `origin` is where the site stands. Rejects where rendering fails. */
  pageOf: (path: string, search: string, origin: string) => Promise<Page>
}

const siteSettings = ({ apiHost, assetBaseUrl, mediaBaseUrl, publicUrl = '' }: Config): SiteSettings => ({
  apiHost,
  assetBaseUrl,
  mediaBaseUrl,
  publicUrl,
})

/** Asks our own API without a network. */
const fetchFrom =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      payload: request.method === 'POST' ? await request.text() : undefined,
    })
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    })
  }

const contentFor = (app: FastifyInstance, { apiHost }: Config, database: PortalDatabase) =>
  apiHost
    ? remoteContent({ apiHost, fetch })
    : ownContent({ apiHost: 'http://own', fetch: fetchFrom(app) }, watchVersion(database))

/** `index` is the document that the build made. */
export const createSite = (
  app: FastifyInstance,
  config: Config,
  database: PortalDatabase,
  index: string,
): BuiltSite => {
  const settings = siteSettings(config)
  const shell = encode(withSettings(index, settings), 'text/html; charset=utf-8')
  const toDocument = createDocument(index)
  if (!toDocument) {
    app.log.warn('index.html is none that the build made; the browser renders the pages.')
    return { shell, pageOf: () => Promise.reject(new Error('index.html takes no rendered screen')) }
  }
  const content = contentFor(app, config, database)
  app.addHook('onClose', async () => content.close())
  return { shell, pageOf: createPages({ content, toDocument, settings }) }
}
