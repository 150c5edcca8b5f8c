import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '@/domain/entities'
import type { JobFilters } from '@/domain/jobFilter'
import { todayInIndia } from '@/domain/jobs/calendar'
import { SEARCHED_FROM_JOBS } from '@/domain/limits'
import { watchVersion } from '../content/version'
import type { PortalDatabase } from '../database/open'
import { countOpenJobs, listOpenCardsById, type JobCard } from '../repositories/jobs'
import { countsOf, matchFilters, numberedIn, positionsFrom, positionsOfPage, type Searching } from './answer'
import { countBits } from './bits'
import { createVocabulary, findClose } from './closeSearch'
import { createFactsReader } from './facts'
import { createLandings } from './landings'
import { loadJobs } from './loadJobs'
import { buildIndex, type IndexedJob, type JobIndex } from './jobIndex'
import { createPace } from './pace'
import { similarIn } from './similar'
import { createTextSets, readJobs } from './textSets'

/** How long a visitor waits for an index of the newest content before the one before answers. */
const NEWEST_WITHIN_MS = 1000

/** Everything that belongs to one version of the content. */
const openState = (database: PortalDatabase, version: string, index: JobIndex) => ({
  version,
  index,
  bitsOfText: createTextSets(database, index),
  vocabulary: createVocabulary(database),
})

type State = ReturnType<typeof openState>

const positionsOf = ({ positionOfNumber }: JobIndex, jobs: readonly Job[]) =>
  jobs.map(({ job_id }) => positionOfNumber(job_id)).filter((position) => position !== undefined)

/** A search of one list: its filters and page, and the category where it is not the list of all jobs. */
export type ListSearch = { filters: JobFilters; page: number; industryId?: string }

/** Searches the open jobs. `onError` is told why an index of the newest content could not be made. */
export const createJobSearch = (database: PortalDatabase, onError: (error: unknown) => void) => {
  const currentVersion = watchVersion(database)
  const readFacts = createFactsReader()
  const words = new Set<string>()
  const counted = { version: '', count: Promise.resolve(0) }
  let known: ReadonlyMap<number, IndexedJob> = new Map()
  let state: State | undefined
  let loading: Promise<State> | undefined
  let isClosed = false

  const report = (error: unknown) => {
    if (!isClosed) onError(error)
  }

  const load = async () => {
    const version = await currentVersion()
    const today = todayInIndia(Date.now())
    const pace = createPace()
    const loaded = await loadJobs(database, { known, readFacts, words, pace, isClosed: () => isClosed })
    known = new Map(loaded.map((job) => [job.row, job]))
    state = openState(database, version, await buildIndex(loaded, today, pace))
    return state
  }

  const loadOnce = () => (loading ??= load().finally(() => (loading = undefined)))

  /** What is being loaded may have begun before this version. */
  const loadVersion = async (version: string) => {
    const loaded = await loadOnce()
    return loaded.version === version ? loaded : loadOnce()
  }

  /** The newest state that is there in time. */
  const current = async (): Promise<State> => {
    const version = await currentVersion()
    const before = state
    if (before?.version === version) return before
    const newest = loadVersion(version)
    if (!before) return newest
    const inTime = new AbortController()
    const failed = newest.catch((error: unknown) => {
      report(error)
      return before
    })
    const late = sleep(NEWEST_WITHIN_MS, before, { signal: inTime.signal, ref: false }).catch(() => before)
    return Promise.race([failed, late]).finally(() => inTime.abort())
  }

  /** Whether there are so many open jobs that the server searches them. */
  const isLarge = async () => {
    const version = await currentVersion()
    if (version !== counted.version) {
      const count = countOpenJobs(database.db)
      count.catch(() => (counted.version = ''))
      Object.assign(counted, { version, count })
    }
    const large = (await counted.count) >= SEARCHED_FROM_JOBS
    // Before the first visitor who searches: many jobs take long.
    if (large && state?.version !== version) loadOnce().catch(report)
    return large
  }

  const cardsAt = async ({ index }: Searching, positions: readonly number[]) => {
    if (positions.length === 0) return []
    const ids = positions.map((position) => index.jobs[position]?.id ?? '')
    const cards = new Map((await listOpenCardsById(database.db, ids)).map((card) => [card.job_id, card]))
    return ids.map((id) => cards.get(id)).filter((card): card is JobCard => card !== undefined)
  }

  const answerOf = async (one: State, { filters, page, industryId }: ListSearch) => {
    const { index } = one
    const matched = await matchFilters(one, filters, industryId)
    const total = countBits(matched.matching)
    const text = matched.masks.has('text') ? matched.known.text : ''
    const close =
      total === 0 && text !== '' ? await findClose({ database, ...one }, text, matched.beside('text')) : []
    const position = numberedIn(index, matched)
    const [numbered] = position === undefined ? [] : await cardsAt(one, [position])
    return {
      jobs: await cardsAt(one, positionsOfPage(index, matched, page, total)),
      total,
      counts: countsOf(index, matched),
      close: await cardsAt(one, positionsOf(index, close)),
      ...(numbered && { numbered }),
    }
  }

  const openJobs = async () => (await current()).index.jobs

  return {
    isLarge,
    landings: createLandings(openJobs),
    /** Of the content, and of the jobs that searches are answered from, which may be older for a moment. */
    version: async () => `${await currentVersion()} ${state?.version ?? ''}`,
    /** One page of a list with what each filter would leave. */
    answer: async (search: ListSearch) => answerOf(await current(), search),
    /** What filters look at of every open job, in the order of the API; the same list until it changes. */
    jobs: openJobs,
    /** What the list of all jobs offers to filter by. */
    choices: async () => (await current()).index.choicesOf(undefined),
    /** The first jobs that match the filters in their order, with all their texts. */
    first: async (filters: JobFilters, count: number) => {
      const one = await current()
      const positions = positionsFrom(one.index, await matchFilters(one, filters, undefined), 0, count)
      const jobs: Job[] = []
      for await (const { one: job } of readJobs(database, one.index, positions)) jobs.push(job.job)
      return jobs
    },
    /** The open jobs most like one that need not be open. */
    similarTo: async (job: Job) => similarIn((await current()).index, job),
    close: () => {
      isClosed = true
    },
  }
}

export type JobSearch = ReturnType<typeof createJobSearch>
