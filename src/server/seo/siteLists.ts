import {
  categoriesAdapter,
  jobsAdapter,
  servicesAdapter,
  toCategories,
  toJobs,
  toServices,
} from '@/api/adapters'
import { readEnvelope, type Envelope } from '@/api/envelope'
import { apiPaths } from '@/domain/apiPaths'
import type { Job } from '@/domain/entities'
import type { JobFilters } from '@/domain/jobFilter'
import { todayInIndia } from '@/domain/calendar'
import { isOpenOn } from '@/domain/jobs/closing'
import { jobChoices, type JobChoices } from '@/domain/jobs/foundJobs'
import { landingIndex, type Landing } from '@/domain/jobs/landings'
import { toSearchableJob, type SearchableJob } from '@/domain/jobs/searchableJob'
import { ITEMS_MAX, newestJobs } from './jobFeed'
import type { JobSearch } from '../search/jobSearch'

/** The open jobs as feeds and sitemaps need them. */
export type OpenJobs = {
  jobs: readonly SearchableJob[]
  choices: () => Promise<JobChoices>
  landings: () => Promise<readonly Landing[]>
  newest: (filters: JobFilters) => Promise<readonly Job[]>
}

/** Answers a read of the API by its path below `/web`. */
type Load = (request: { url: string }) => Promise<unknown>

const loadList = async (load: Load, url: string): Promise<Envelope> => {
  const answer = readEnvelope(await load({ url }))
  if ('error' in answer) throw new Error(`${url} got no answer to show`)
  return answer.data
}

/** The jobs of the list of an API. */
export const listedJobs = async (load: Load): Promise<OpenJobs> => {
  const today = todayInIndia(Date.now())
  const list = toJobs(await loadList(load, apiPaths.getJobs))
  const jobs = jobsAdapter
    .getSelectors()
    .selectAll(list)
    .filter((job) => isOpenOn(job, today))
    .map(toSearchableJob)
  return {
    jobs,
    choices: async () => jobChoices(jobs),
    landings: async () => [...landingIndex(jobs).landings.values()],
    newest: async (filters) => newestJobs(jobs, filters),
  }
}

/** The jobs that our own server searches. */
export const searchedJobs = async (search: JobSearch): Promise<OpenJobs> => ({
  jobs: await search.jobs(),
  choices: search.choices,
  landings: search.landings,
  newest: (filters) => search.first(filters, ITEMS_MAX),
})

/** The categories and services, each of which has an address. */
export const publicLists = async (load: Load) => {
  const [categories, services] = await Promise.all([
    loadList(load, apiPaths.getCategories),
    loadList(load, apiPaths.getServices),
  ])
  return {
    categories: categoriesAdapter.getSelectors().selectAll(toCategories(categories)),
    services: servicesAdapter.getSelectors().selectAll(toServices(services)),
  }
}
