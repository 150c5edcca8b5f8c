import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Company } from '@/domain/content/company'
import { localized } from '@/domain/content/localized'
import { daysBefore } from '@/domain/site/calendar'
import { calendarFile, calendarTime, escaped } from '@/domain/site/calendarFile'
import { startOf, type Invited } from '@/domain/submissions/invitation'
import type { Db } from '../database/schema'
import { employerOf } from '../repositories/jobs'
import { jobContextOf } from '../repositories/lookups'
import { keyedToken } from '../repositories/meta'
import { findHeld } from '../repositories/office/interviews'

const TITLE = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|kumari|km)\.?$/i

/** The first name: 'Asha' of 'Dr. Asha Verma'. */
const firstNameOf = (name: string) => name.split(/\s+/).find((word) => !TITLE.test(word)) ?? ''

/** An invitation as its applicant sees it, in their language, and its submission. */
export const readInvited = async (
  db: Db,
  id: string,
  { company, now, i18n }: { company: Company; now: Date; i18n: I18n },
) => {
  const held = await findHeld(db, id, now)
  if (!held) return undefined
  const { entry, day, time, place, bring, answer, end } = held
  const near = await jobContextOf(db, entry)
  const invited: Invited = {
    day,
    time,
    place,
    bring,
    position: localized(near, 'about', i18n).text,
    company: entry.jobId === '' ? '' : await employerOf(db, entry.jobId),
    firstName: firstNameOf(entry.name),
    phone: near.phone || company.phone,
    answer,
    end,
  }
  return { held, invited }
}

const HOUR_MS = 60 * 60_000

const EVENING = '18:00'

const alarm = (trigger: string, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER${trigger}`,
  'END:VALARM',
]

type Held = { reference: string; entry: { version: number } }

/**
 * An interview of an hour, with an alarm the evening before and one two hours before. A newer invitation to the same
 * replaces it in the calendar, and one that was withdrawn or declined takes it away. Calendars are shared: neither the link
 * that opens the invitation nor the reference stands in it.
 */
export const invitationCalendar = async (
  db: Db,
  { day, time, place, bring, position, phone, company: employer, end }: Invited,
  { reference, entry: { version } }: Held,
  { company, now, i18n }: { company: Company; now: Date; i18n: I18n },
) => {
  const start = startOf({ day, time })
  const work = [position, employer].filter(Boolean).join(', ')
  const summary = work ? i18n._(msg`Interview: ${work}`) : i18n._(msg`Interview`)
  const evening = startOf({ day: daysBefore(day, 1), time: EVENING })
  const isCancelled = end === 'withdrawn' || end === 'declined'
  const event = [
    `UID:${await keyedToken(db, `calendar ${reference}`)}@job-portal`,
    // Each change of the submission raises it: a newer invitation, an end, and an end that was taken back.
    `SEQUENCE:${version}`,
    `DTSTAMP:${calendarTime(now.getTime())}`,
    `DTSTART:${calendarTime(start)}`,
    `DTEND:${calendarTime(start + HOUR_MS)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped([bring && i18n._(msg`Bring: ${bring}`), `${company.name}, ${phone}`].filter(Boolean).join('\n'))}`,
    ...(isCancelled
      ? []
      : [...alarm(`;VALUE=DATE-TIME:${calendarTime(evening)}`, summary), ...alarm(':-PT2H', summary)]),
  ]
  return calendarFile('Interview', event, { isCancelled })
}
