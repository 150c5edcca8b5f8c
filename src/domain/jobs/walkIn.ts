import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Job } from '../content/entities'
import { localized } from '../content/localized'
import { postedDate, postedDay, daysBefore } from '../site/calendar'
import { calendarFile, calendarTime, escaped } from '../site/calendarFile'
import { jobNumber } from './jobNumber'

/** The days of a walk-in as YYYY-MM-DD; undefined if the job has none. */
const walkInDays = ({ walk_in_date_from, walk_in_date_to }: Job) => {
  const from = postedDay(walk_in_date_from) ?? postedDay(walk_in_date_to)
  const to = postedDay(walk_in_date_to) ?? from
  return from !== undefined && to !== undefined ? { from, to: to < from ? from : to } : undefined
}

/** '02-12-2026', or '02-12-2026 to 04-12-2026'. */
export const walkInDates = (job: Job, i18n: I18n) => {
  const days = walkInDays(job)
  if (!days) return ''
  const [from, to] = [postedDate(days.from), postedDate(days.to)]
  return from === to ? from : i18n._(msg({ message: `${from} to ${to}`, comment: 'Two days' }))
}

const compact = (day: string) => day.replace(/-/g, '')

/** A walk-in as a calendar file of whole days; '' if the job has none. `url`: of the details. */
export const walkInCalendar = (job: Job, url: string, now: number, i18n: I18n) => {
  const days = walkInDays(job)
  if (!days) return ''
  const { walk_in_time: time, walk_in_bring: papers } = job
  const position = localized(job, 'position', i18n).text
  const number = jobNumber(job, i18n)
  const description = [time, papers && i18n._(msg`Bring: ${papers}`), url].filter(Boolean).join('\n')
  return calendarFile('Walk-in', [
    `UID:walk-in-${job.job_id}@job-portal`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART;VALUE=DATE:${compact(days.from)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${compact(daysBefore(days.to, -1))}`,
    `SUMMARY:${escaped(i18n._(msg`Walk-in: ${position} (${number})`))}`,
    `LOCATION:${escaped(job.walk_in_address || localized(job, 'location', i18n).text)}`,
    `DESCRIPTION:${escaped(description)}`,
  ])
}
