import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { company } from '@/domain/company'
import { postedDay } from '@/domain/calendar'
import type { Job } from '@/domain/entities'
import type { JobFilters } from '@/domain/jobFilter'
import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { i18nOf } from '@/locales/catalogs'
import { feedPath, filteredJobsPath } from '@/domain/listAddress'
import { withSource } from '@/domain/office/sources'
import { jobDetailsPath } from '@/domain/paths'
import { toXml } from './xml'

dayjs.extend(utc)

/** Feed readers poll, so they have seen older items. */
export const ITEMS_MAX = 100

/** Midnight in the company's time zone: `Sat, 14 Feb 2026 00:00:00 +0530`. */
const pubDate = (day: string | undefined) =>
  day && dayjs.utc(day).utcOffset(company.utcOffsetMinutes, true).format('ddd, DD MMM YYYY HH:mm:ss ZZ')

/** Feed readers parse descriptions as HTML, so tags and character references are escaped. */
const asHtml = (text: string) => text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/</g, '&lt;')

const toItem = (origin: string, job: Job, ownApi: boolean) => {
  const address = origin + jobDetailsPath(job.job_id)
  return {
    title: jobHeadline(job, i18nOf('en')),
    // Another API keeps no sources.
    link: ownApi ? withSource(address, 'rss') : address,
    guid: address,
    pubDate: pubDate(postedDay(job.date_posted)),
    category: job.industry_name || undefined,
    description: asHtml(jobSummary(job, i18nOf('en'))),
  }
}

/** RSS 2.0 of the newest jobs that match the filters. */
export const jobFeed = (
  origin: string,
  jobs: readonly Job[],
  { filters, ownApi }: { filters: JobFilters; ownApi: boolean },
) =>
  toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `Full Time Jobs | ${company.name}`,
        link: origin + filteredJobsPath({ ...filters, sort: '' }),
        description: `Open full-time jobs from the employers of ${company.name}, the newest first.`,
        language: 'en-in',
        'atom:link': {
          '@href': origin + feedPath(filters),
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: jobs.map((job) => toItem(origin, job, ownApi)),
      },
    },
  })
