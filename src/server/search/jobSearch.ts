import { setTimeout as sleep } from 'node:timers/promises'
import { toJob } from '@/api/adapters'
import type { Job } from '@/domain/entities'
import { POSTED_DAYS, sortOf, type CountedKey, type JobFilters } from '@/domain/jobFilter'
import { todayInIndia } from '@/domain/calendar'
import {
  closeLimits,
  FEW,
  isBesideList,
  noClose,
  offersOf,
  type CloseLimits,
} from '@/domain/jobs/closeMatches'
import { jobNumbersIn } from '@/domain/jobs/typedNumbers'
import { knownFilters, type JobChoices } from '@/domain/jobs/foundJobs'
import { landingAnswer } from '@/domain/jobs/landings'
import { placesOf } from '@/domain/jobs/places'
import { similarJobs, type SimilarJob } from '@/domain/jobs/similarJobs'
import { JOBS_PER_PAGE, SALARY_BANDS, SEARCHED_FROM_JOBS } from '@/domain/limits'
import type { Option } from '@/domain/options'
import { pageOfJobs } from '@/domain/pagination'
import { foldText } from '@/domain/compareText'
import { createContentCache } from '../content/contentCache'
import { watchVersion } from '../content/version'
import type { PortalDatabase } from '../database/open'
import { countOpenJobs, listOpenCardsById, listOpenJobsById } from '../repositories/jobs'
import { createRanking } from './bestMatches'
import { createCloseSearch } from './closeSearch'
import { buildTable, filterTable, type FilteredTable, type JobTable } from './jobTable'
import { createJobLoader } from './loadJobs'
import { createTextSearch, type FindText } from './textSearch'

/** More places or roles than a visitor looks through. */
const NAMES_MAX = 500

/** The first choices of a list, and those that were made. */
const firstOf = (choices: readonly Option[], chosen: readonly string[]) =>
  choices.filter(({ value }, rank) => rank < NAMES_MAX || chosen.includes(value))

const figures = (values: readonly (string | number)[]) => values.map((value) => ({ value: `${value}` }))

/** How many jobs each choice of a list would leave beside all other filters. */
const countChoices = (choices: JobChoices, filters: JobFilters, found: FilteredTable) => {
  /** A name that is the value is not sent twice. */
  const counted = (key: CountedKey, offered: readonly (Pick<Option, 'value'> & Partial<Option>)[]) => {
    const countOf = found.counterOf(key)
    return offered.map(({ value, label, label_hi }) => ({
      value,
      label: label === value ? undefined : label,
      label_hi,
      count: countOf(value),
    }))
  }
  return {
    all: found.all,
    fresher: found.counterOf('fresher')('1'),
    departments: counted('departments', choices.departments),
    locations: counted('locations', firstOf(choices.locations, filters.locations)),
    roles: counted('roles', firstOf(choices.roles, filters.roles)),
    types: counted('types', firstOf(choices.types, filters.types)),
    salaries: counted('salaries', figures(SALARY_BANDS)),
    posted: counted('posted', figures(POSTED_DAYS)),
    without: found.without,
  }
}

/** Jobs that are compared with one job. */
const CANDIDATES_MAX = 5000

/** The open jobs most like a job. Of very many, those of its role come first, then those of its industry in its place. */
const similarIn = ({ facts }: JobTable, job: Job): SimilarJob[] => {
  const { names } = placesOf(job.location)
  const ofRole = facts.filter(({ job: { role_name: name } }) => name !== '' && name === job.role_name)
  const ofIndustry = facts.filter(
    ({ job: { industry_name: name } }) => name !== '' && name === job.industry_name,
  )
  const near = ofIndustry.filter(({ places }) => places.some((place) => names.includes(place)))
  const candidates = [...new Set([...ofRole, ...near, ...ofIndustry])]
  return similarJobs(job, candidates.slice(0, CANDIDATES_MAX))
}

/** How long a visitor waits for the jobs of the newest content before those of the one before answer. */
const NEWEST_WITHIN_MS = 1000

/** Everything that belongs to one version of the content. */
type State = {
  version: string
  table: JobTable
  findText: FindText
  rank: ReturnType<typeof createRanking>
  close: ReturnType<typeof createCloseSearch>
}

/** A search of one list: its filters and page, and the category where it is not the list of all jobs. */
type ListSearch = { filters: JobFilters; page: number; industryId?: string }

type SearchNeeds = {
  now: () => Date
  /** Is told why the jobs of the newest content could not be loaded. */
  onError: (error: unknown) => void
}

/** Searches the open jobs. */
export const createJobSearch = (portal: PortalDatabase, { now, onError }: SearchNeeds) => {
  const today = () => todayInIndia(now().getTime())
  const database = { ...portal, today }
  const currentVersion = watchVersion(database, today)
  const counts = createContentCache<{ open: number }>({ bytesOf: () => 1 })
  let state: State | undefined
  let loading: Promise<State> | undefined
  const closing = new AbortController()
  const loadJobs = createJobLoader(database, closing.signal)

  const report = (error: unknown) => {
    if (!closing.signal.aborted) onError(error)
  }

  const load = async (): Promise<State> => {
    const version = await currentVersion()
    const table = await buildTable(await loadJobs(), today())
    const findText = createTextSearch(database, table)
    const close = createCloseSearch({ database, table, findText })
    state = { version, table, findText, rank: createRanking(database, table), close }
    return state
  }

  const loadOnce = () => (loading ??= load().finally(() => (loading = undefined)))

  /** The newest state that is there in time. */
  const current = async (): Promise<State> => {
    const before = state
    if (before?.version === (await currentVersion())) return before
    const newest = loadOnce()
    if (!before) return newest
    const failed = newest.catch((error: unknown) => {
      report(error)
      return before
    })
    return Promise.race([failed, sleep(NEWEST_WITHIN_MS, before, { ref: false })])
  }

  /** Whether there are so many open jobs that the server searches them. */
  const isLarge = async () => {
    const version = await currentVersion()
    const { open } = await counts.get(version, '', async () => ({
      open: await countOpenJobs(database.db, today()),
    }))
    const large = open >= SEARCHED_FROM_JOBS
    // Before the first visitor who searches: many jobs take long.
    if (large && state?.version !== version) loadOnce().catch(report)
    return large
  }

  const cardsAt = async ({ jobs }: JobTable, positions: readonly number[]) => {
    const ids = positions.map((position) => jobs[position]?.id ?? '')
    const cards = ids.length === 0 ? [] : await listOpenCardsById(database.db, ids, today())
    const byId = new Map(cards.map((card) => [card.job_id, card]))
    return ids.map((id) => byId.get(id)).filter((card) => card !== undefined)
  }

  /** The jobs of a list that match the filters, without values that no job of it has. */
  const filter = async ({ table, findText }: State, filters: JobFilters, industryId?: string) => {
    const known = knownFilters(table.choicesOf(industryId), filters)
    const withText = await findText(foldText(known.text))
    return { known, found: filterTable(table, { filters: known, industryId, withText }) }
  }

  type Filtered = Awaited<ReturnType<typeof filter>>

  /** The close matches of a text, and the filters that it seems to mean. */
  const closeOf = async ({ table, close }: State, { known, found }: Filtered, limits: CloseLimits) => {
    const isWanted = limits.most > 0
    const query = await close.read(known.text)
    const nothing = { found: [], reach: 'inPlace' } as const
    const { found: positions, reach } = isWanted
      ? await close.find(query, found.besideText(!isBesideList(found.total, query)), limits)
      : nothing
    const offered = offersOf(query, table.choicesOf(found.industryId))
    const search = {
      filters: { ...known, text: '' },
      industryId: found.industryId,
      withText: new Uint32Array(),
    }
    const beside = offered.length > 0 ? filterTable(table, search) : found
    const offers = offered.map((offer) => ({ ...offer, count: beside.counterOf(offer.key)(offer.value) }))
    const isInList = isWanted && found.total < FEW && close.isAnyAbout(query, found.matching)
    return { jobs: await cardsAt(table, positions), isInList, named: query.named, reach, offers }
  }

  const answerOf = async (one: State, { filters, page, industryId }: ListSearch) => {
    const { table, rank } = one
    const filtered = await filter(one, filters, industryId)
    const { known, found } = filtered
    const { total } = found
    const { start } = pageOfJobs(total, page)
    const end = start + JOBS_PER_PAGE
    const text = foldText(known.text)
    const isMatch = sortOf(known) === 'match'
    const ranked = text === '' ? undefined : await rank(text, found.matching, isMatch ? end : 1)
    const best = ranked?.best ?? 0
    const shown =
      ranked && isMatch ? ranked.sorted.slice(start, end) : found.positionsFrom(start, JOBS_PER_PAGE)
    const numbered = jobNumbersIn(known.text).flatMap((number) => table.positionOfNumber.get(number) ?? [])
    const [card] = await cardsAt(table, numbered.filter(found.isInList).slice(0, 1))
    const limits = card ? noClose : closeLimits({ total, best })
    const close = ranked && start === 0 ? await closeOf(one, filtered, limits) : undefined
    return {
      jobs: await cardsAt(table, shown),
      total,
      best,
      counts: countChoices(table.choicesOf(industryId), known, found),
      ...(close && { close }),
      ...(card && { numbered: card }),
    }
  }

  return {
    today,
    isLarge,
    /** The version of the content, and of the jobs that searches are answered from, which may be older for a moment. */
    version: async () => `${await currentVersion()} ${state?.version ?? ''}`,
    /** One page of a list with what each filter would leave. */
    answer: async (search: ListSearch) => answerOf(await current(), search),
    /** The facts of every open job, in the order of the API. */
    jobs: async () => (await current()).table.facts,
    /** The choices of the list of all jobs. */
    choices: async () => (await current()).table.choicesOf(undefined),
    /** The landing page at the path of a list, or those near it. */
    landingsAt: async (path: string) => {
      const { table } = await current()
      return landingAnswer(table.landings(), table.facts, path)
    },
    landings: async () => [...(await current()).table.landings().values()],
    /** The first jobs that match the filters in their order, with all their texts. */
    first: async (filters: JobFilters, count: number) => {
      const one = await current()
      const { found } = await filter(one, filters)
      const ids = found.positionsFrom(0, count).map((position) => one.table.jobs[position]?.id ?? '')
      const rows = new Map(
        (await listOpenJobsById(database.db, ids, today())).map((row) => [row.job_id, row]),
      )
      return ids.flatMap((id) => rows.get(id) ?? []).map(toJob)
    },
    /** The open jobs most like one that need not be open. */
    similarTo: async (job: Job) => similarIn((await current()).table, job),
    close: () => closing.abort(),
  }
}

export type JobSearch = ReturnType<typeof createJobSearch>
