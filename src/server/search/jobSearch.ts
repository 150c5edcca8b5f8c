import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import type { Job } from '@/domain/content/entities'
import type { FoundJobs } from '@/domain/jobs/foundJobs'
import { type CountedKey, countedKeys, type JobFilters } from '@/domain/jobs/jobFilter'
import { type JobList, toJobList } from '@/domain/jobs/jobList'
import { landingAnswer, landingsOf } from '@/domain/jobs/landings'
import { memoized } from '@/domain/jobs/memoized'
import { toNearIndex } from '@/domain/jobs/nearMatches'
import { type SearchableJob, toSearchableJob } from '@/domain/jobs/searchableJob'
import { searchList } from '@/domain/jobs/searchList'
import { similarJobs } from '@/domain/jobs/similarJobs'
import { todayInIndia } from '@/domain/site/calendar'
import { SEARCHED_FROM_JOBS } from '@/domain/site/limits'
import { createContentCache } from '../content/contentCache'
import { hashOf } from '../content/encoded'
import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { countOpenJobs, listOpenIds, listOpenJobsById } from '../repositories/jobs'
import { contentVersion } from '../repositories/meta'
import { batchesOf } from '../repositories/queries'

const ROWS_AT_ONCE = 500
/** Further requests are answered after so many. */
const JOBS_AT_ONCE = 25

type Row = Awaited<ReturnType<typeof listOpenJobsById>>[number]

/** A job as lists of the API send it: without its long texts. */
const toCard = ({
  about_company: _company,
  job_description: _english,
  job_description_hi: _hindi,
  ...card
}: Row) => card

type OpenJob = { industryId: string; card: ReturnType<typeof toCard>; searched: SearchableJob }

/** Keeps only the searched words of the long texts. */
const toOpenJob = (row: Row, industryId: string): OpenJob => {
  const card = toCard(row)
  return { industryId, card, searched: { ...toSearchableJob(toJob(row)), job: toJob(card) } }
}

/** Loads the open jobs in the order of the API until it is aborted; unchanged ones are not read again. */
const createJobLoader = (db: Db, signal: AbortSignal) => {
  /** By a hash of the row. */
  let known: ReadonlyMap<string, OpenJob> = new Map()

  return async (today: string): Promise<OpenJob[]> => {
    const loaded = new Map<string, OpenJob>()
    for (const ids of batchesOf(await listOpenIds(db, today), ROWS_AT_ONCE)) {
      const rows = await listOpenJobsById(
        db,
        ids.map(({ job_id }) => job_id),
        today,
      )
      const byId = new Map(rows.map((row) => [row.job_id, row]))
      for (const some of batchesOf(ids, JOBS_AT_ONCE)) {
        if (signal.aborted) return []
        for (const { job_id, industry_id } of some) {
          // A job that was closed meanwhile is left to the next version.
          const row = byId.get(job_id)
          if (!row) continue
          const hash = hashOf(`${industry_id} ${JSON.stringify(row)}`)
          loaded.set(hash, known.get(hash) ?? toOpenJob(row, industry_id))
        }
        await yieldToEventLoop()
      }
    }
    known = loaded
    return [...loaded.values()]
  }
}

/** More places or roles than a visitor looks through. */
const NAMES_MAX = 500

/** How many jobs each choice of a list would leave, as the API sends it. */
const countsOf = ({ all, choices, without }: FoundJobs, filters: JobFilters) => {
  const counted = (key: Exclude<CountedKey, 'fresher'>) => {
    const chosen = new Set([filters[key]].flat().map(String))
    return (
      choices[key]
        .filter(({ value }, rank) => rank < NAMES_MAX || chosen.has(value))
        // A name that is the value is not sent twice.
        .map(({ label, ...choice }) => ({ ...choice, ...(label !== choice.value && { label }) }))
    )
  }
  return {
    all,
    fresher: choices.fresher[0]?.count ?? 0,
    departments: counted('departments'),
    locations: counted('locations'),
    roles: counted('roles'),
    types: counted('types'),
    salaries: counted('salaries'),
    posted: counted('posted'),
    without: Object.fromEntries(without),
  }
}

/** The open jobs of one version of the content. */
const toState = (version: string, open: readonly OpenJob[], today: string) => {
  const cards = new Map(open.map(({ card, searched }) => [searched.job.job_id, card]))
  const listIn = (chosen: readonly OpenJob[]) =>
    toJobList(
      chosen.map(({ searched }) => searched),
      today,
    )
  const all = listIn(open)
  const none = listIn([])
  const lists = memoized((industryId: string) => listIn(open.filter((one) => one.industryId === industryId)))
  const industries = new Set(open.map(({ industryId }) => industryId))
  /** The jobs of a category, or all. Categories without jobs share one list: visitors may name any number of them. */
  const listOf = (industryId?: string) => {
    if (industryId === undefined) return all
    return industries.has(industryId) ? lists(industryId) : none
  }
  return {
    version,
    listOf,
    nearIndexOf: memoized(toNearIndex),
    landingsOf: memoized(({ jobs }: JobList) => landingsOf(jobs)),
    cardsOf: (jobs: readonly Job[]) => jobs.flatMap(({ job_id }) => cards.get(job_id) ?? []),
  }
}

type State = ReturnType<typeof toState>

/** A search of one list: its filters and page, and the category where it is not the list of all jobs. */
type ListSearch = { filters: JobFilters; page: number; industryId?: string }

const answerOf = (state: State, { filters, page, industryId }: ListSearch) => {
  const { cardsOf } = state
  const list = state.listOf(industryId)
  const { found, known, close } = searchList(list, () => state.nearIndexOf(list), filters, page)
  const { jobs, total, best, numbered } = found
  return {
    jobs: cardsOf(jobs),
    total,
    best,
    counts: countsOf(found, known),
    ...(close && { close: { ...close, jobs: cardsOf(close.jobs) } }),
    ...(numbered && { numbered: cardsOf([numbered])[0] }),
  }
}

type SearchNeeds = {
  now: () => Date
  /** Is told why the jobs of the newest content could not be loaded. */
  onError: (error: unknown) => void
}

/** Keeps the open jobs in memory, and searches them as the browser does. */
export const createJobSearch = (database: PortalDatabase, { now, onError }: SearchNeeds) => {
  const { db } = database
  const today = () => todayInIndia(now().getTime())
  let commit = ''
  let contentAt = -1
  /** The version of the content, queried only after a commit. Another one each day: jobs close at midnight in India. */
  const currentVersion = async () => {
    const newest = await database.dataVersion()
    if (newest !== commit) {
      contentAt = await contentVersion(db)
      commit = newest
    }
    return `${contentAt} ${today()}`
  }
  const counts = createContentCache<{ open: number }>({ bytesOf: () => 1 })
  let state: State | undefined
  let loading: Promise<State> | undefined
  const closing = new AbortController()
  const loadJobs = createJobLoader(db, closing.signal)

  const report = (error: unknown) => {
    if (!closing.signal.aborted) onError(error)
  }

  const load = async (): Promise<State> => {
    const version = await currentVersion()
    const day = today()
    const newest = toState(version, await loadJobs(day), day)
    const list = newest.listOf(undefined)
    // Prepares the first search in small steps, so that other requests are served in between.
    for (const key of countedKeys) {
      await yieldToEventLoop()
      list.columnOf(key)
    }
    await yieldToEventLoop()
    newest.nearIndexOf(list)
    state = newest
    return newest
  }

  const loadOnce = () => (loading ??= load().finally(() => (loading = undefined)))

  /** Whether there are so many open jobs that the server searches them. */
  const isLarge = async () => {
    const version = await currentVersion()
    const { open } = await counts.get(version, '', async () => ({ open: await countOpenJobs(db, today()) }))
    const large = open >= SEARCHED_FROM_JOBS
    // Before the first visitor who searches: many jobs take long.
    if (large && state?.version !== version) loadOnce().catch(report)
    return large
  }

  /** The newest jobs. A long list answers as it was until the new one is loaded; a short one is there in a moment. */
  const current = async (): Promise<State> => {
    const before = state
    if (before?.version === (await currentVersion())) return before
    const newest = loadOnce()
    if (!before) return newest
    const newestOrBefore = newest.catch((error: unknown) => {
      report(error)
      return before
    })
    return (await isLarge()) ? before : newestOrBefore
  }

  const allJobs = async () => (await current()).listOf(undefined)

  return {
    today,
    isLarge,
    /** The version of the content, and of the jobs that searches are answered from, which may be older for a moment. */
    version: async () => `${await currentVersion()} ${state?.version ?? ''}`,
    /** One page of a list with what each filter would leave. */
    answer: async (search: ListSearch) => answerOf(await current(), search),
    /** The list of all open jobs, in the order of the API. */
    list: allJobs,
    /** The landing page at the path of a list, and the pages to link. */
    landingsAt: async (path: string) => {
      const one = await current()
      const list = one.listOf(undefined)
      return landingAnswer(one.landingsOf(list), list, path)
    },
    /** Jobs of the list with their long texts. */
    withTexts: async (jobs: readonly Job[]) => {
      const rows = await listOpenJobsById(
        db,
        jobs.map(({ job_id }) => job_id),
        today(),
      )
      const byId = new Map(rows.map((row) => [row.job_id, row]))
      return jobs.flatMap(({ job_id }) => byId.get(job_id) ?? []).map(toJob)
    },
    /** The open jobs most like one that need not be open. */
    similarTo: async (job: Job) => similarJobs(job, (await allJobs()).jobs),
    close: () => closing.abort(),
  }
}

export type JobSearch = ReturnType<typeof createJobSearch>
