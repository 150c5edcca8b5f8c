import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { calendarFile, calendarTime, escaped } from '@/domain/calendarFile'
import { daysBefore } from '@/domain/calendar'
import { company } from '@/domain/company'
import { startOf, type Invited } from '@/domain/invitation'

const HOUR_MS = 60 * 60_000

/** The time of the alarm on the day before. */
const EVENING = '18:00'

const alarm = (trigger: string, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER${trigger}`,
  'END:VALARM',
]

/**
 * An interview of an hour, with an alarm the evening before and one two hours before. A newer invitation to the same
 * replaces it in the calendar. The link that opens the invitation is left out: calendars are shared.
 */
export const invitationCalendar = (
  { day, time, place, bring, position, phone, company: employer }: Invited,
  { reference, at }: { reference: string; at: string },
  { now, i18n }: { now: Date; i18n: I18n },
) => {
  const start = startOf({ day, time })
  const work = [position, employer].filter(Boolean).join(', ')
  const summary = work ? t(i18n)`Interview: ${work}` : t(i18n)`Interview`
  const evening = startOf({ day: daysBefore(day, 1), time: EVENING })
  return calendarFile('Interview', [
    `UID:interview-${reference}@job-portal`,
    `SEQUENCE:${Math.floor(Date.parse(at) / 1000)}`,
    `DTSTAMP:${calendarTime(now.getTime())}`,
    `DTSTART:${calendarTime(start)}`,
    `DTEND:${calendarTime(start + HOUR_MS)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped([bring && t(i18n)`Bring: ${bring}`, `${company.name}, ${phone}`].filter(Boolean).join('\n'))}`,
    ...alarm(`;VALUE=DATE-TIME:${calendarTime(evening)}`, summary),
    ...alarm(':-PT2H', summary),
  ])
}
