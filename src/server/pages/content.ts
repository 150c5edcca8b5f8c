import type { FastifyInstance } from 'fastify'
import { createAnswerCache, listsOf, type AnswerCache, type PageContent } from '@/app/pageContent'
import type { ScreenRead } from '@/app/screen'
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

/** The search of our own database. */
type OwnSearch = {
  /** Whether there are so many jobs that pages show what it answers, and not the whole list. */
  isLarge: () => Promise<boolean>
  /** The version of the content that it answers from, which may be an older one for a moment. */
  indexedVersion: () => string
}

const noSearch: OwnSearch = { isLarge: () => Promise.resolve(false), indexedVersion: () => '' }

/** The content of our own database: forgotten as soon as it changes. */
const forgetOutdated = (cache: AnswerCache, contentVersion: () => Promise<string>, search: OwnSearch) => {
  let version = ''
  return async () => {
    const content = await contentVersion()
    const searchesJobs = await search.isLarge()
    const current = `${content} ${searchesJobs ? search.indexedVersion() : ''}`
    if (current === version) return
    version = current
    cache.clear({ searchesJobs })
  }
}

/** An answer of another API that is older than this is revalidated while the page still shows it. */
const FRESH_MS = 15_000
/** An answer older than this is not shown: the page waits for a new one. */
const STALE_MS = 5 * 60_000

/** The content of an existing API, which does not say when it changes: stale while revalidate. */
const revalidateStale = (cache: AnswerCache) => async (reads: readonly ScreenRead[]) => {
  const now = Date.now()
  await Promise.all(
    listsOf(reads).map(async (list) => {
      // A clock that was set back does not make an answer younger.
      const age = Math.abs(now - (cache.answeredAt(list) ?? now))
      if (age <= FRESH_MS) return
      const revalidation = cache.refetch(list)
      if (age > STALE_MS) await revalidation
    }),
  )
}

/** The lists of our database, or of the API that answers in its place. */
export const openContent = (
  app: FastifyInstance,
  { apiHost }: Config,
  database: PortalDatabase,
  search: OwnSearch = noSearch,
): PageContent => {
  const cache = createAnswerCache({
    apiHost: apiHost || 'http://own',
    fetch: apiHost ? fetchInTime : fetchFrom(app),
    readsOnce: true,
    hasOwnApi: !apiHost,
    keepsLists: true,
  })
  const refresh = apiHost ? revalidateStale(cache) : forgetOutdated(cache, watchVersion(database), search)
  app.addHook('onClose', async () => cache.close())
  return {
    provide: async (reads) => {
      await refresh(reads)
      return cache.provide(reads)
    },
    version: async (reads) => {
      await refresh(reads)
      return cache.version()
    },
    searchesJobs: search.isLarge,
  }
}
