import { lengthProblem, type Problem, problemOf } from '../content/problems'
import { formatDate, postedDay } from '../site/calendar'
import { withPlainDigits } from '../text/compareText'
import { cutText } from '../text/display'
import { linesOf } from '../text/oneLine'
import { indianDay } from '../text/typedValues'
import { type AskedQuestion, type InboxRow, type InvitationDetails, RECIPIENT_CHARACTERS_MAX } from './inbox'
import type { SendingDetails } from './telling'

export const invitationLabels = {
  day: 'Date',
  time: 'Time',
  place: 'Place or link',
  bring: 'What to bring',
} as const satisfies InvitationDetails

export const PLACE_CHARACTERS_MAX = 300
export const BRING_CHARACTERS_MAX = 500

/** Hours, perhaps minutes, perhaps am or pm. */
const TIME = /^(\d{1,2})(?:[\s:.]*([0-5]\d))?\s*(?:([ap])\.?\s*m\.?|hrs?|hours?)?$/i

const NOON = 12
/** Single-digit hours up to this one are in the afternoon: no interview is at 3 at night. */
const AFTERNOON_HOUR_MAX = 6

const WRITTEN_CHARACTERS = 40

/** A time as people write it, as HH:MM: '10', '10.30', '2 pm', '1430'. Undefined for any other text. */
export const readTime = (text: string) => {
  if (text.length > WRITTEN_CHARACTERS) return undefined
  const [, hours = '', minutes = '00', half = ''] =
    TIME.exec(
      withPlainDigits(text)
        .trim()
        .replace(/\s*noon$/i, 'pm'),
    ) ?? []
  const hour = Number(hours)
  if (hours === '' || hour > (half ? NOON : 23) || (half && hour === 0)) return undefined
  const isAfternoon = half
    ? half.toLowerCase() === 'p'
    : hours.length === 1 && hour > 0 && hour <= AFTERNOON_HOUR_MAX
  const shown = half || isAfternoon ? (hour % NOON) + (isAfternoon ? NOON : 0) : hour
  return `${`${shown}`.padStart(2, '0')}:${minutes}`
}

/** A day as people write it, as YYYY-MM-DD; one that cannot be read stays as it is. */
export const readDay = (day: string) => postedDay(indianDay(withPlainDigits(day).trim()) ?? day) ?? day.trim()

/** Cleans the fields for storing; a day or a time that cannot be read stays as it is. */
export const cleanInvitation = ({ day, time, place, bring }: InvitationDetails): InvitationDetails => ({
  day: readDay(day),
  time: readTime(time) ?? time.trim(),
  // An address is often copied in several lines.
  place: linesOf(place)
    .map((line) => line.replace(/,$/, ''))
    .filter(Boolean)
    .join(', '),
  bring: linesOf(bring).join('\n').trim(),
})

const written = (text: string) => ({ text: cutText(text, WRITTEN_CHARACTERS) })

const dayProblems = (day: string, today: string) => {
  if (day === '') return problemOf('day', 'missing')
  if (postedDay(day) !== day) return problemOf('day', 'notDay', written(day))
  return day < today ? problemOf('day', 'isBefore', { day: formatDate(day) }) : []
}

/** The faults of a question whether to send somebody. */
export const sendingProblems = (
  { employer, day }: Pick<SendingDetails, 'employer' | 'day'>,
  today: string,
): Problem[] => [...lengthProblem('employer', employer, RECIPIENT_CHARACTERS_MAX), ...dayProblems(day, today)]

/** The faults of a cleaned invitation, in the order of its fields. `today` is the day in India. */
export const invitationProblems = (
  { day, time, place, bring }: InvitationDetails,
  today: string,
): Problem[] => {
  const ofTime = () => {
    if (time === '') return problemOf('time', 'missing')
    return readTime(time) === time ? [] : problemOf('time', 'notTime', written(time))
  }
  return [
    ...dayProblems(day, today),
    ...ofTime(),
    ...(place === '' ? problemOf('place', 'missing') : lengthProblem('place', place, PLACE_CHARACTERS_MAX)),
    ...lengthProblem('bring', bring, BRING_CHARACTERS_MAX),
  ]
}

export const sendingLabels = { employer: 'Employer', day: 'Answer by', jobId: 'Job number' }

export const invitationLabel = (field: string) => invitationLabels[field as keyof InvitationDetails] ?? field

export type InterviewRow = Pick<InboxRow, 'reference' | 'kind' | 'name' | 'company' | 'about' | 'mobile'> &
  Pick<AskedQuestion, 'id' | 'day' | 'time' | 'place' | 'bring' | 'answer' | 'remindedAt' | 'came'>

/** The number invited for a day, and the number of them who need another day or cannot come. */
export type InterviewCount = { day: string; total: number; toArrange: number }

export type InterviewDay = {
  day: string
  /** Today in India, by the clock of the server. */
  today: string
  /** The interviews, in the order of their times. */
  rows: InterviewRow[]
  /** Interviews, of every day, whose applicants asked for another day and were offered none. */
  anotherDay: InterviewRow[]
  /** The days with interviews, past and to come, in their order. */
  days: InterviewCount[]
}

export const LISTED_MAX = 1000

/** Why a reminder is of no use after an answer. */
export const remindRefusals: Partial<Record<AskedQuestion['answer'], string>> = {
  another_day: 'The applicant asked for another day. Offer one instead.',
  cannot_come: 'The applicant cannot come.',
}

const REMINDED_WITHIN_MS = 24 * 60 * 60 * 1000

/** Whether a reminder was sent within a day, so that another needs confirmation. */
export const isReminded = ({ remindedAt }: Pick<AskedQuestion, 'remindedAt'>, now: number) =>
  remindedAt !== '' && now - Date.parse(remindedAt) < REMINDED_WITHIN_MS

/** The field that confirms a second reminder; a refusal names it. */
export const AGAIN = 'again'
