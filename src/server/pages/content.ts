import { LRUCache } from 'lru-cache'
import { toCategories } from '@/api/adapters'
import type { Transport } from '@/api/baseQuery'
import type { Envelope } from '@/api/envelope'
import { apiPaths } from '@/domain/site/apiUrls'
import type { SiteSettings } from '@/domain/site/settings'

/** The settings of a page that depend on the content. */
export type ContentSettings = Pick<SiteSettings, 'searchesJobs' | 'retentionMonths' | 'answerDays'>

/** The content that pages, feeds and sitemaps are made from. */
export type SiteContent = {
  load: NonNullable<Transport['load']>
  /** Changes whenever what was made from the content may be outdated. */
  version: () => Promise<string>
  /** Known without a query while the version stays. */
  settings: () => Promise<ContentSettings>
}

/** An older answer is still shown while it is revalidated. */
const FRESH_MS = 10_000
/** An older answer is not shown: the page waits for a new one. */
const STALE_MS = 5 * 60_000
/** Pages are rendered anew from what was answered meanwhile. */
const RENDERED_MS = 5000
/** An API that takes longer has not answered. */
const ANSWER_WITHIN_MS = 5000
/** There are twenty lists, and one more for each category. */
const ANSWERS_MAX = 1000

/** The content of an existing API, which does not say when it changes: stale while revalidate. */
export const remoteContent = (apiHost: string, now: () => Date): SiteContent => {
  const answers = new LRUCache<string, Envelope, RequestInit>({
    max: ANSWERS_MAX,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path, old, { context }) => {
      const response = await fetch(`${apiHost}${path.split(' ')[0]}`, {
        ...context,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      })
      const answer = (await response.json()) as Envelope | null
      const isUsable = response.status < 500 && typeof answer === 'object' && answer !== null
      if (!isUsable || (old && answer.status !== '1')) throw new Error(`${path} got no usable answer`)
      return answer
    },
  })
  const headers = { accept: 'application/json', 'content-type': 'application/json' }

  const load: SiteContent['load'] = async ({ url, body }) => {
    const sent = body && JSON.stringify(body)
    // Visitors can invent categories, so only listed ones are requested.
    const { industry_id: category } = (body ?? {}) as { industry_id?: string }
    if (category !== undefined) {
      const { ids } = toCategories((await load({ url: apiPaths.getCategories })) as Envelope)
      if (!ids.includes(category)) return { status: '0' }
    }
    const key = [url, sent].filter(Boolean).join(' ')
    const allowStale = answers.getRemainingTTL(key) > FRESH_MS - STALE_MS
    return answers.forceFetch(key, {
      context: { method: sent ? 'POST' : 'GET', body: sent, headers },
      allowStale,
    })
  }

  return {
    load,
    version: async () => `${Math.floor(now().getTime() / RENDERED_MS)}`,
    settings: async () => ({ searchesJobs: false, retentionMonths: 0, answerDays: 0 }),
  }
}
