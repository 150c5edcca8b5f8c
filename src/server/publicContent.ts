import { toCategories, toJobs, toServices } from '@/api/adapters'
import type { Envelope } from '@/api/envelope'
import type { Category, Service } from '@/domain/entities'
import type { SearchableJob } from '@/domain/jobFilter'
import type { Config } from './config'
import type { PortalDatabase } from './database/open'
import type { Db } from './database/schema'
import { reasonOf } from './reason'
import { Refusal, successEnvelope } from './reply'
import { listServices } from './repositories/content'
import { contentVersion } from './repositories/fill'
import { listCategories, listJobs } from './repositories/jobs'

/** The lists that feeds and maps of the site are made of; a list that did not change is the same list. */
export type PublicContent = {
  readJobs: () => Promise<readonly SearchableJob[]>
  readServices: () => Promise<readonly Service[]>
  readCategories: () => Promise<readonly Category[]>
}

/** Longer than a healthy API takes, shorter than a crawler waits. */
const TIME_LIMIT_MS = 5000
/** How long a list of another API counts as unchanged. */
const KEPT_MS = 60_000

type Entities<Entity> = { ids: string[]; entities: Record<string, Entity> }

const listed = <Entity>({ ids, entities }: Entities<Entity>) => ids.flatMap((id) => entities[id] ?? [])

/** When a list was read: the version of the content, or the time. */
type Mark = { now: () => Promise<number>; isFresh: (then: number, now: number) => boolean }

/** Reads a list, and again only when it is no longer fresh; who asks meanwhile waits for the same answer. */
const keep = <List>(read: () => Promise<List>, { now, isFresh }: Mark) => {
  let kept: { reading: Promise<List>; mark: number } | undefined
  return async () => {
    const mark = await now()
    if (kept && isFresh(kept.mark, mark)) return kept.reading
    const reading = read()
    kept = { reading, mark }
    reading.catch(() => {
      if (kept?.reading === reading) kept = undefined
    })
    return reading
  }
}

const ofDatabase = ({ db, changeStamp }: PortalDatabase): PublicContent => {
  let stamp = ''
  let version = -1
  const byVersion: Mark = {
    now: async () => {
      const newStamp = await changeStamp()
      // Submissions move the stamp too.
      if (newStamp !== stamp) version = await contentVersion(db)
      stamp = newStamp
      return version
    },
    isFresh: (then, now) => then === now,
  }
  const reader = <Entity>(
    load: (from: Db) => Promise<unknown>,
    toEntities: (envelope: Envelope) => Entities<Entity>,
  ) => keep(async () => listed(toEntities(successEnvelope({ data: await load(db) }))), byVersion)
  return {
    readJobs: reader(listJobs, toJobs),
    readServices: reader(listServices, toServices),
    readCategories: reader(listCategories, toCategories),
  }
}

const byTime: Mark = {
  now: async () => Date.now(),
  isFresh: (then, now) => now - then <= KEPT_MS,
}

const ofOtherApi = (apiHost: string, onFailure: (reason: string) => void): PublicContent => {
  const fetchList = async (path: string) => {
    try {
      const response = await fetch(`${apiHost}/web/${path}`, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
      const body = (await response.json()) as Partial<Envelope> | null
      if (!response.ok || body?.status !== '1') throw new Error(`the answer is no list (${response.status})`)
      return { ...body, status: body.status }
    } catch (error) {
      onFailure(`${path}: ${reasonOf(error)}`)
      throw new Refusal(503, 'The lists cannot be read just now. Please try again in a few minutes.', {
        'Retry-After': '60',
      })
    }
  }
  const reader = <Entity>(path: string, toEntities: (envelope: Envelope) => Entities<Entity>) =>
    keep(async () => listed(toEntities(await fetchList(path))), byTime)
  return {
    readJobs: reader('job/get', toJobs),
    readServices: reader('service/get', toServices),
    readCategories: reader('category/get', toCategories),
  }
}

/** The lists of our database, or of the API that answers in its place; what cannot be read is refused. */
export const openPublicContent = (
  { apiHost }: Config,
  database: PortalDatabase,
  onFailure: (reason: string) => void,
) => (apiHost ? ofOtherApi(apiHost, onFailure) : ofDatabase(database))
