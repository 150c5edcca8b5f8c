import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_LANGUAGE, type Language } from '../languages'
import { INVITATION_PATTERN } from '../paths'
import { INDIA_OFFSET_MS, todayInIndia } from '../site/calendar'
import { LANGUAGE_FIELD } from './hiddenFields'

/** The answer of an applicant, in the words of the buttons. */
export const invitationAnswers = {
  will_come: msg`I will come`,
  cannot_come: msg`I cannot come`,
  another_day: msg`Another day`,
} as const

export type InvitationAnswer = keyof typeof invitationAnswers

export const isInvitationAnswer = (text: string): text is InvitationAnswer =>
  Object.keys(invitationAnswers).includes(text)

/** The reason an invitation no longer holds. `replaced`: the applicant got a newer one. */
export type InvitationEnd = 'over' | 'replaced' | 'withdrawn' | 'declined'

export type Invited = {
  /** YYYY-MM-DD and HH:MM, in India. */
  day: string
  time: string
  place: string
  bring: string
  /** '' where none is known. */
  position: string
  /** '' where the employer is not named. */
  company: string
  firstName: string
  /** The phone number of the office near the work. */
  phone: string
  answer: InvitationAnswer | ''
  /** '' while it can be answered. */
  end: InvitationEnd | ''
}

export const answerSentences: Record<InvitationAnswer, MessageDescriptor> = {
  will_come: msg`You told us that you will come. See you there.`,
  cannot_come: msg`You told us that you cannot come. We will contact you.`,
  another_day: msg`You asked for another day. We will contact you to find one.`,
}

export const endSentences: Record<InvitationEnd, MessageDescriptor> = {
  over: msg`This day is over.`,
  replaced: msg`You got a newer invitation, which holds instead: please use the link in it.`,
  withdrawn: msg`You withdrew your application, so this interview does not take place.`,
  declined: msg`This interview does not take place. Our last message says how your application stands.`,
}

/** The anchor to which a form without script returns, to show the answer. */
export const ANSWER_ID = 'answer'

export const NO_INVITATION = msg`There is no such invitation.`

/** The id in an address, without what chat programs and sentences add to its end. */
export const invitationIdIn = (written = '') => /^[\w-]+/.exec(written)?.[0] ?? ''

export const invitationPath = (id: string) => INVITATION_PATTERN.replace(':id', id)

const api = (id: string, rest = '') => `/api${invitationPath(id)}${rest}`

/** The addresses at which our own server answers about an invitation. */
export const invitationApiPaths = {
  show: (id: string) => api(id),
  answer: (id: string) => api(id, '/answer'),
  calendar: (id: string, language: Language = DEFAULT_LANGUAGE) =>
    api(id, '/calendar.ics') + (language === DEFAULT_LANGUAGE ? '' : `?${LANGUAGE_FIELD}=${language}`),
}

export const ANSWER_FIELD = 'answer'

type Moment = { day: string; time: string }

export const startOf = ({ day, time }: Moment) => Date.parse(`${day}T${time}Z`) - INDIA_OFFSET_MS

export const isOver = ({ day }: Pick<Moment, 'day'>, now: number) => todayInIndia(now) > day

const inIndia = (language: Language) => (language === DEFAULT_LANGUAGE ? 'en-GB' : `${language}-IN`)

const nameIn = (day: string, language: Language, part: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(inIndia(language), { ...part, timeZone: 'UTC' }).format(new Date(day))

/** '30 November'. */
export const dateInWords = (day: string, language: Language) =>
  `${Number(day.slice(-2))} ${nameIn(day, language, { month: 'long' })}`

/** 'Monday, 30 November 2026'. The names are put together here, as browsers and servers differ in commas. */
export const dayInWords = (day: string, language: Language = DEFAULT_LANGUAGE) =>
  `${nameIn(day, language, { weekday: 'long' })}, ${dateInWords(day, language)} ${day.slice(0, 'YYYY'.length)}`

const NOON = 12

const clock = {
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: 'short',
  hour12: true,
  timeZone: 'UTC',
} as const

/** '2:30 pm' for 14:30; in another language with the part of the day, as 'दोपहर 2:30'. */
export const timeInWords = (time: string, language: Language = DEFAULT_LANGUAGE) => {
  if (language !== DEFAULT_LANGUAGE)
    return new Intl.DateTimeFormat(inIndia(language), clock).format(new Date(`1970-01-01T${time}Z`))
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  return `${hour % NOON || NOON}:${minutes} ${hour < NOON ? 'am' : 'pm'}`
}

/** An address of the web in a text, without the mark that may end a sentence after it. */
const LINK = /(https?:\/\/[\p{L}\p{N}]\S*[^\s.,;:!?)\]}'"’”।])/iu

/** The parts of a place: addresses of the web, and the words around them. */
export const placeParts = (place: string) =>
  place
    .split(LINK)
    .map((text, at) => ({ at, text, isLink: at % 2 === 1 }))
    .filter(({ text }) => text !== '')

/** Whether the place is on the web, so that no map shows it. */
export const hasLink = (place: string) => placeParts(place).some(({ isLink }) => isLink)
