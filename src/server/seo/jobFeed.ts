import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import type { Company } from '@/domain/content/company'
import { INDIA_OFFSET_MS, postedDay } from '@/domain/site/calendar'
import type { Job } from '@/domain/content/entities'
import type { JobFilters } from '@/domain/jobs/jobFilter'
import { jobHeadline, jobSummary } from '@/domain/jobs/jobSummary'
import { DEFAULT_LANGUAGE, languageOf, languagePath } from '@/domain/languages'
import { feedPath, filteredJobsPath } from '@/domain/jobs/listAddress'
import { withSource } from '@/domain/submissions/sources'
import { jobDetailsPath } from '@/domain/paths'
import { localized } from '@/domain/content/localized'
import { toXml } from './xml'

dayjs.extend(utc)

/** Feed readers poll, so they have seen older items. */
export const ITEMS_MAX = 100

/** Midnight in India: `Sat, 14 Feb 2026 00:00:00 +0530`. */
const pubDate = (day: string | undefined) =>
  day &&
  dayjs
    .utc(day)
    .utcOffset(INDIA_OFFSET_MS / 60_000, true)
    .format('ddd, DD MMM YYYY HH:mm:ss ZZ')

/** Feed readers parse descriptions as HTML, so tags and character references are escaped. */
const asHtml = (text: string) => text.replace(/&(?=#?\w+;)/g, '&amp;').replace(/</g, '&lt;')

type FeedOptions = { company: Company; filters: JobFilters; ownApi: boolean; i18n: I18n }

const toItem = (origin: string, job: Job, { ownApi, i18n }: FeedOptions) => {
  const language = languageOf(i18n)
  const address = origin + languagePath(language, jobDetailsPath(job.job_id))
  return {
    title: jobHeadline(job, i18n),
    // Another API keeps no sources.
    link: ownApi ? withSource(address, 'rss') : address,
    guid: address,
    pubDate: pubDate(postedDay(job.date_posted)),
    category: localized(job, 'industry_name', i18n).text || undefined,
    description: asHtml(jobSummary(job, i18n)),
  }
}

/** RSS 2.0 of the newest jobs that match the filters, in the language of its messages. */
export const jobFeed = (origin: string, jobs: readonly Job[], options: FeedOptions) => {
  const { filters, i18n } = options
  const language = languageOf(i18n)
  const { name } = options.company
  return toXml({
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      channel: {
        title: `${i18n._(msg`Full Time Jobs`)} | ${name}`,
        link: origin + languagePath(language, filteredJobsPath({ ...filters, sort: '' })),
        description: i18n._(msg`Open full-time jobs from the employers of ${name}, the newest first.`),
        language: language === DEFAULT_LANGUAGE ? 'en-in' : language,
        'atom:link': {
          '@href': origin + languagePath(language, feedPath(filters)),
          '@rel': 'self',
          '@type': 'application/rss+xml',
        },
        item: jobs.map((job) => toItem(origin, job, options)),
      },
    },
  })
}
