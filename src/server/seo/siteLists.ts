import { entitiesIn, toCategories, toJobs, toServices } from '@/api/adapters'
import { readEnvelope, type Envelope } from '@/api/envelope'
import { apiPaths } from '@/domain/apiPaths'
import { filterJobs } from '@/domain/jobFilter'
import { isOpenOn } from '@/domain/jobs/closing'
import { jobChoices } from '@/domain/jobs/foundJobs'
import { landingsOf } from '@/domain/jobs/landings'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { sortJobs } from '@/domain/jobs/sortJobs'
import type { JobSearch } from '../search/jobSearch'

/** The open jobs as feeds and sitemaps need them: the search of our own server has them, or the list of an API. */
export type OpenJobs = Pick<JobSearch, 'jobs' | 'choices' | 'landings' | 'first'>

/** Answers a read of the API by its path below `/web`. */
type Load = (request: { url: string }) => Promise<unknown>

const loadList = async (load: Load, url: string): Promise<Envelope> => {
  const answer = readEnvelope(await load({ url }))
  if ('error' in answer) throw new Error(`${url} got no answer to show`)
  return answer.data
}

/** The jobs of the list of an API. */
export const listedJobs = async (load: Load, today: string): Promise<OpenJobs> => {
  const list = toJobs(await loadList(load, apiPaths.getJobs))
  const jobs = entitiesIn(list)
    .filter((job) => isOpenOn(job, today))
    .map(toSearchableJob)
  return {
    jobs: async () => jobs,
    choices: async () => jobChoices(jobs),
    landings: async () => [...landingsOf(jobs).values()],
    first: async (filters, count) =>
      sortJobs(filterJobs(jobs, filters, today), filters.sort, today)
        .slice(0, count)
        .map(({ job }) => job),
  }
}

/** The categories and services, each of which has an address. */
export const publicLists = async (load: Load) => {
  const [categories, services] = await Promise.all([
    loadList(load, apiPaths.getCategories),
    loadList(load, apiPaths.getServices),
  ])
  return {
    categories: entitiesIn(toCategories(categories)),
    services: entitiesIn(toServices(services)),
  }
}
