import {
  countedKeys,
  readFilters,
  type CountedKey,
  type FilterKey,
  pageOfJobs,
} from '@/domain/jobs/jobFilter'
import type { NearMatches } from '@/domain/jobs/nearMatches'
import type { CountedChoice, CountedChoices, FoundJobs } from '@/domain/jobs/foundJobs'
import { toJob } from './adapters'
import type { Envelope } from './envelope'
import { rowsOf, trimmedTexts } from './wire'

/** The counts of a filter as our own server sends them: of each value, or of the only one. */
type Counts = number | readonly (Omit<CountedChoice, 'label'> & { label?: string })[]

/** Fields that only our own server sends. An answer of another shape has found nothing. */
type SearchData = {
  jobs?: unknown
  total?: number
  counts?: Partial<Record<CountedKey, Counts>> & {
    all: number
    without: Partial<Record<FilterKey, number>>
  }
  best?: number
  close?: Omit<NearMatches, 'jobs'> & { jobs: unknown }
  numbered?: unknown
}

const toChoices = (counts: Counts = []): readonly CountedChoice[] =>
  typeof counts === 'number'
    ? [{ value: '1', label: '1', count: counts }]
    : counts.map((choice) => ({ ...choice, label: choice.label ?? choice.value }))

const jobsIn = (data: unknown) => rowsOf(data).map(toJob)

/** The answer to a search (see `searchQuery`): jobs without their long texts. `name`: of the category, else ''. */
export const toJobSearch = (
  envelope: Envelope,
  search: string,
): FoundJobs & { name: string; name_hi?: string } => {
  const data = (envelope.data ?? {}) as SearchData
  const { jobs, total = 0, best = -1, counts = { all: 0, without: {} }, close, numbered } = data
  const { page } = readFilters(new URLSearchParams(search))
  return {
    ...trimmedTexts(envelope, 'name'),
    jobs: jobsIn(jobs),
    ...pageOfJobs(total, page),
    total,
    all: counts.all,
    choices: Object.fromEntries(countedKeys.map((key) => [key, toChoices(counts[key])])) as CountedChoices,
    without: Object.entries(counts.without) as [FilterKey, number][],
    best,
    ...(close && { close: { ...close, jobs: jobsIn(close.jobs) } }),
    numbered: jobsIn([numbered])[0],
  }
}
