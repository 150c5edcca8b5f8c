import { apiPaths } from '@/domain/site/apiUrls'
import { todayInIndia } from '@/domain/site/calendar'
import { alphabetically } from '@/domain/text/compareText'
import { toLinkedJob } from '@/domain/content/entities'
import { noFilters } from '@/domain/jobs/jobFilter'
import { isOpenOn } from '@/domain/jobs/closing'
import { findJobs } from '@/domain/jobs/foundJobs'
import { toJobList } from '@/domain/jobs/jobList'
import { hindiPlaceName } from '@/domain/jobs/places'
import { toSearchableJob } from '@/domain/jobs/searchableJob'
import { HOME_JOBS_MAX, HOME_PLACES_MAX } from '@/domain/site/limits'
import { entitiesIn, toJobs } from './adapters'
import type { Envelope } from './envelope'
import { toJobSearch } from './jobSearch'

/** Makes from the list of another API the answer that our own server gives. */
const foundIn = (envelope: Envelope) => {
  const today = todayInIndia(Date.now())
  const jobs = entitiesIn(toJobs(envelope)).filter((job) => isOpenOn(job, today))
  return findJobs(toJobList(jobs.map(toSearchableJob), today), { ...noFilters, sort: 'newest' }, 1)
}

/** The newest jobs, how many there are in all, and the places that have most of them, by the alphabet. */
export const toHomeJobs = (envelope: Envelope, url: string) => {
  const { all, jobs, choices } =
    url === apiPaths.getJobs ? foundIn(envelope) : toJobSearch(envelope, undefined, '')
  return {
    total: all,
    jobs: jobs
      .slice(0, HOME_JOBS_MAX)
      .map((job) => ({ ...toLinkedJob(job), company_name: job.company_name })),
    places: choices.locations
      .slice(0, HOME_PLACES_MAX)
      .map(({ value, count }) => ({ value, label: value, label_hi: hindiPlaceName(value), count }))
      .sort((one, other) => alphabetically(one.value, other.value)),
  }
}
