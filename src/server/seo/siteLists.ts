import { entitiesIn, toCategories, toJobs, toServices } from '@/api/adapters'
import { readEnvelope, type Envelope } from '@/api/envelope'
import { apiPaths } from '@/domain/site/apiUrls'
import { isOpenOn } from '@/domain/jobs/closing'
import { toJobList } from '@/domain/jobs/jobList'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import type { JobSearch } from '../search/jobSearch'

/** The open jobs as feeds and sitemaps need them: the search of our own server has them, or the list of an API. */
export type OpenJobs = Pick<JobSearch, 'list' | 'withTexts'>

/** Answers a read of the API by its path below `/web`. */
type Load = (request: { url: string }) => Promise<unknown>

const loadList = async (load: Load, url: string): Promise<Envelope> => {
  const answer = readEnvelope(await load({ url }))
  if ('error' in answer) throw new Error(`${url} got no answer to show`)
  return answer.data
}

/** The jobs of the list of an API. */
export const listedJobs = async (load: Load, today: string): Promise<OpenJobs> => {
  const all = entitiesIn(toJobs(await loadList(load, apiPaths.getJobs)))
  const open = all.filter((job) => isOpenOn(job, today))
  const list = toJobList(open.map(toSearchableJob), today)
  return { list: async () => list, withTexts: async (jobs) => [...jobs] }
}

/** The categories and services; each has an address. */
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
