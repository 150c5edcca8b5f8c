import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { screens } from '@/app/routes'
import type { Category, Service } from '@/domain/content/entities'
import { languageAddresses, languagePath, languages } from '@/domain/languages'
import { landingsOf } from '@/domain/jobs/landings'
import type { SearchableJob } from '@/domain/jobs/searchableJob'
import { categoryJobsPath, jobDetailsPath, serviceDetailsPath } from '@/domain/paths'
import { toXml, toXmlPart } from './xml'

/** The limit of the sitemap format; further addresses go into further files. */
const ADDRESSES_MAX = 50_000

const ADDRESSES_AT_ONCE = 250
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'

const ALL = '*'

/** `path`: without a language. */
type Entry = { path: string; lastmod?: string }

/** Days as YYYY-MM-DD sort as texts. */
const laterOf = (one: string | undefined, other: string | undefined) =>
  (one ?? '') < (other ?? '') ? other : one

/** The day of the newest job of each industry, and of all jobs under ALL. */
const newestDays = (jobs: readonly SearchableJob[]) => {
  const days = new Map<string, string | undefined>()
  for (const { job, postedDay } of jobs)
    for (const name of [ALL, job.industry_name]) days.set(name, laterOf(days.get(name), postedDay))
  return days
}

type Lists = {
  ownApi: boolean
  jobs: readonly SearchableJob[]
  categories: readonly Category[]
  services: readonly Service[]
}

/** Every public address, with `lastmod` for jobs and lists of jobs. */
export const publicAddresses = ({ ownApi, jobs, categories, services }: Lists): Entry[] => {
  const newest = newestDays(jobs)
  return [
    ...screens
      .filter(({ sitemap: kind, isOwn }) => kind !== undefined && (!isOwn || ownApi))
      .map(({ path, sitemap: kind }) => ({ path, lastmod: kind === 'jobs' ? newest.get(ALL) : undefined })),
    ...categories.map(({ industry_id, label }) => ({
      path: categoryJobsPath(industry_id),
      lastmod: newest.get(label),
    })),
    ...services.map(({ service_id }) => ({ path: serviceDetailsPath(service_id) })),
    ...[...landingsOf(jobs).values()].map(({ path, newest: lastmod }) => ({ path, lastmod })),
    ...jobs.map(({ job, postedDay }) => ({ path: jobDetailsPath(job.job_id), lastmod: postedDay })),
  ]
}

/** The elements of an address: one for each language, which names all. */
const elementsOf = (origin: string, { path, lastmod }: Entry) => {
  const links = languageAddresses(path).map(({ hreflang, address }) => ({
    '@rel': 'alternate',
    '@hreflang': hreflang,
    '@href': origin + address,
  }))
  return languages.map(({ code }) => ({
    loc: origin + languagePath(code, path),
    lastmod,
    'xhtml:link': links,
  }))
}

/** A sitemap of these addresses. Made a few at a time, since there may be very many. */
const sitemapOf = async (origin: string, entries: readonly Entry[]) => {
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += ADDRESSES_AT_ONCE) {
    const url = entries.slice(start, start + ADDRESSES_AT_ONCE).flatMap((entry) => elementsOf(origin, entry))
    parts.push(toXmlPart({ url }))
    await yieldToEventLoop()
  }
  return `${toXml({})}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${XHTML}">${parts.join('')}</urlset>`
}

/** The sitemap, one `part` of it, or the index of its parts where it would be too large. Undefined: no such part. */
export const sitemap = async (
  origin: string,
  entries: readonly Entry[],
  { part, addressesMax = ADDRESSES_MAX }: { part?: number; addressesMax?: number } = {},
) => {
  const entriesMax = Math.max(1, Math.floor(addressesMax / languages.length))
  const parts = Math.ceil(entries.length / entriesMax)
  if (part !== undefined) {
    const isPart = part >= 1 && part <= parts && parts > 1
    return isPart ? sitemapOf(origin, entries.slice((part - 1) * entriesMax, part * entriesMax)) : undefined
  }
  if (parts <= 1) return sitemapOf(origin, entries)
  const all = Array.from({ length: parts }, (_nothing, index) => ({
    loc: `${origin}/sitemap-${index + 1}.xml`,
  }))
  return toXml({ sitemapindex: { '@xmlns': NAMESPACE, sitemap: all } })
}
