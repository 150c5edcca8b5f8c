import { DEFAULT_LANGUAGE, type Language } from '../languages'
import { INDIA_OFFSET_MS, todayInIndia } from '../site/calendar'

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
