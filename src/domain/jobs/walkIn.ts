import type { Job } from '../entities'
import { postedDate, postedDay, daysBefore } from '../calendar'
import { calendarFile, calendarTime, escaped } from '../calendarFile'
import { jobNumber } from './jobNumber'

/** The days of a walk-in as YYYY-MM-DD; undefined if the job has none. */
const walkInDays = ({ walk_in_date_from, walk_in_date_to }: Job) => {
  const from = postedDay(walk_in_date_from) ?? postedDay(walk_in_date_to)
  const to = postedDay(walk_in_date_to) ?? from
  return from !== undefined && to !== undefined ? { from, to: to < from ? from : to } : undefined
}

/** '02-12-2026', or '02-12-2026 to 04-12-2026'. */
export const walkInDates = (job: Job) => {
  const days = walkInDays(job)
  if (!days) return ''
  return days.from === days.to ? postedDate(days.from) : `${postedDate(days.from)} to ${postedDate(days.to)}`
}

const compact = (day: string) => day.replace(/-/g, '')

/** A walk-in as a calendar file of whole days; '' if the job has none. `url`: of the details. */
export const walkInCalendar = (job: Job, url: string, now: number) => {
  const days = walkInDays(job)
  if (!days) return ''
  const description = [job.walk_in_time, job.walk_in_bring && `Bring: ${job.walk_in_bring}`, url]
    .filter(Boolean)
    .join('\n')
  return calendarFile('Walk-in', [
    `UID:walk-in-${job.job_id}@job-portal`,
    `DTSTAMP:${calendarTime(now)}`,
    `DTSTART;VALUE=DATE:${compact(days.from)}`,
    // The end is the day after the last one.
    `DTEND;VALUE=DATE:${compact(daysBefore(days.to, -1))}`,
    `SUMMARY:${escaped(`Walk-in: ${job.position} (${jobNumber(job)})`)}`,
    `LOCATION:${escaped(job.walk_in_address || job.location)}`,
    `DESCRIPTION:${escaped(description)}`,
  ])
}
