import type { FastifyInstance } from 'fastify'
import { ownContent, remoteContent, type PageContent } from '@/app/pageContent'
import type { Config } from '../config'
import { watchVersion } from '../content/version'
import type { PortalDatabase } from '../database/open'

/** An existing API that takes longer than this has not answered. */
const ANSWER_WITHIN_MS = 5000

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

const fetchInTime: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  return fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]) })
}

/** The lists of our database, or of the API that answers in its place. */
export const openContent = (
  app: FastifyInstance,
  { apiHost }: Config,
  database: PortalDatabase,
): PageContent => {
  const content = apiHost
    ? remoteContent({ apiHost, fetch: fetchInTime, readsOnce: true })
    : ownContent({ apiHost: 'http://own', fetch: fetchFrom(app), readsOnce: true }, watchVersion(database))
  app.addHook('onClose', async () => content.close())
  return content
}
