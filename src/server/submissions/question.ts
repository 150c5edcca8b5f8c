import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { toJob } from '@/api/adapters'
import type { Company } from '@/domain/content/company'
import { localized } from '@/domain/content/localized'
import { daysBefore, todayInIndia } from '@/domain/site/calendar'
import { calendarFile, calendarTime, escaped } from '@/domain/site/calendarFile'
import { startOf } from '@/domain/submissions/interview'
import type { Question } from '@/domain/submissions/questions'
import { foldText } from '@/domain/text/compareText'
import { yearlyPay } from '@/domain/text/display'
import type { Db } from '../database/schema'
import { companyOf, employerOf, listCardsById } from '../repositories/jobs'
import { jobContextOf } from '../repositories/lookups'
import { keyedToken } from '../repositories/meta'
import { findHeld } from '../repositories/office/questions'

const TITLE = /^(?:mr|mrs|ms|miss|dr|shri|smt|sri|kumari|km)\.?$/i

/** The first name: 'Asha' of 'Dr. Asha Verma'. */
const firstNameOf = (name: string) => name.split(/\s+/).find((word) => !TITLE.test(word)) ?? ''

/** The job that a question is about; '' for what is not known. Its own employer is hidden where its page hides them. */
export const jobAsked = async (
  db: Db,
  { jobId, employer, today }: { jobId: string; employer: string; today: string },
  i18n: I18n,
) => {
  const [card] = jobId === '' ? [] : await listCardsById(db, [jobId], today)
  if (!card) return { position: '', place: '', company: employer, pay: '' }
  const job = toJob(card)
  const { name, isSecret } = await companyOf(db, jobId)
  const place = localized(job, 'location', i18n).text
  const hidden = place ? i18n._(msg`A company in ${place}`) : i18n._(msg`A company`)
  return {
    position: localized(job, 'position', i18n).text,
    place,
    company: isSecret && foldText(name) === foldText(employer) ? hidden : employer,
    pay: yearlyPay(job, i18n),
  }
}

type Needs = { company: Company; now: Date; i18n: I18n }

/** A question as its applicant sees it, in their language, and its submission. */
export const readQuestion = async (db: Db, id: string, { company, now, i18n }: Needs) => {
  const held = await findHeld(db, id, now)
  if (!held) return undefined
  const { kind, entry, day, time, bring, answer, end } = held
  const near = await jobContextOf(db, entry)
  const job = await jobAsked(db, { ...held, today: todayInIndia(now.getTime()) }, i18n)
  const employer = entry.jobId === '' ? '' : await employerOf(db, entry.jobId)
  const question: Question = {
    kind,
    day,
    time,
    bring,
    pay: job.pay,
    place: held.place || job.place,
    position: job.position || localized(near, 'about', i18n).text,
    company: job.company || employer,
    firstName: firstNameOf(entry.name),
    phone: near.phone || company.phone,
    answer,
    end,
  }
  return { held, question }
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
  { day, time, place, bring, position, phone, company: employer, end }: Question,
  { reference, entry: { version } }: Held,
  { company, now, i18n }: Needs,
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
