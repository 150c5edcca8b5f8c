import { screens } from '@/app/routes'
import { postedDay } from '@/domain/postedDate'
import type { Category, Job, Service } from '@/domain/entities'
import type { Landing } from '@/domain/jobs/landings'
import { categoryJobsPath, jobDetailsPath, serviceDetailsPath } from '@/domain/paths'
import { toXml } from './xml'

/** The limit of the sitemap format. */
const ADDRESSES_MAX = 50_000

const ALL = '*'

type Entry = { path: string; lastmod?: string }

/** Days as YYYY-MM-DD sort as texts. */
const laterOf = (one: string | undefined, other: string | undefined) =>
  (one ?? '') < (other ?? '') ? other : one

/** The day of the newest job of each industry, and under ALL that of all jobs. */
const newestDays = (jobs: readonly Job[]) => {
  const days = new Map<string, string | undefined>()
  for (const { industry_name, date_posted } of jobs) {
    const day = postedDay(date_posted)
    for (const name of [ALL, industry_name]) days.set(name, laterOf(days.get(name), day))
  }
  return days
}

type Lists = {
  jobs: readonly Job[]
  categories: readonly Category[]
  services: readonly Service[]
  landings: readonly Landing[]
}

/**
 * Every public address. `lastmod` is given only where it is known: for jobs, by the day they were posted, and for lists
 * of jobs.
 */
export const sitemap = (origin: string, { jobs, categories, services, landings }: Lists) => {
  const newest = newestDays(jobs)
  const entries: Entry[] = [
    ...screens
      .filter(({ sitemap: kind }) => kind !== undefined)
      .map(({ path, sitemap: kind }) => ({ path, lastmod: kind === 'jobs' ? newest.get(ALL) : undefined })),
    ...categories.map(({ industry_id, label }) => ({
      path: categoryJobsPath(industry_id),
      lastmod: newest.get(label),
    })),
    ...services.map(({ service_id }) => ({ path: serviceDetailsPath(service_id) })),
    ...landings.map(({ path, newest: lastmod }) => ({ path, lastmod })),
    ...jobs.map(({ job_id, date_posted }) => ({
      path: jobDetailsPath(job_id),
      lastmod: postedDay(date_posted),
    })),
  ]
  return toXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: entries.slice(0, ADDRESSES_MAX).map(({ path, lastmod }) => ({ loc: origin + path, lastmod })),
    },
  })
}
