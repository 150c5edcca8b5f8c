import { alphabetically } from '@/domain/text/compareText'
import { toLinkedJob } from '@/domain/content/entities'
import type { FoundJobs } from '@/domain/jobs/foundJobs'
import { hindiPlaceName } from '@/domain/jobs/places'
import { HOME_JOBS_MAX, HOME_PLACES_MAX } from '@/domain/site/limits'

export type HomeJobs = ReturnType<typeof toHomeJobs>

/** The newest jobs, how many there are in all, and the places that have most of them, by the alphabet. */
export const toHomeJobs = ({ all, jobs, choices }: FoundJobs) => ({
  total: all,
  jobs: jobs.slice(0, HOME_JOBS_MAX).map((job) => ({ ...toLinkedJob(job), company_name: job.company_name })),
  places: choices.locations
    .slice(0, HOME_PLACES_MAX)
    .map(({ value, count }) => ({ value, label: value, label_hi: hindiPlaceName(value), count }))
    .sort((one, other) => alphabetically(one.value, other.value)),
})
