import { company } from './company'

export const NO_DATE = '---'
/** What a job without a position is called. */
export const NO_POSITION = 'Position not specified'

const DAY_AND_TIME =
  /^([1-9]\d{3}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i

const MINUTE_MS = 60_000

/** Of '05:30', and of '+0530' with its sign. */
const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.match(/\d\d/g)?.map(Number) ?? []
  return (hours * 60 + minutes) * (clock.startsWith('-') ? -1 : 1)
}

/** As machines write it: YYYY-MM-DD. */
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * The posted day as machines read it, YYYY-MM-DD; undefined where there is none, since none may be invented. A date
 * without a zone is the same day everywhere; one with a zone is the company's day.
 */
export const postedDay = (sent: string) => {
  const [, day = '', time = '', zone] = DAY_AND_TIME.exec(sent.trim()) ?? []
  const start = Date.parse(`${day}T00:00Z`)
  // The calendar has such a day: 31 February would move on to March.
  if (Number.isNaN(start) || dayAt(start) !== day) return undefined
  if (!zone) return day
  return dayAt(start + (minutesOf(time) - minutesOf(zone) + company.utcOffsetMinutes) * MINUTE_MS)
}

/** DD-MM-YYYY, or '---' where the date is missing or is none (spec section 9). */
export const postedDate = (sent: string) =>
  postedDay(sent)?.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1') ?? NO_DATE

/** Signs of which each is a character by itself. */
const PLAIN_SIGNS = /^[ -~\u2013\u2014\u2018-\u201d\u2026\u20b9]*$/

/** Text whose signs `HINDI_SIGN` tells apart: plain signs and those of Hindi. */
const PLAIN_OR_HINDI = /^(?:[ -~\u2013\u2014\u2018-\u201d\u2026\u20b9]|[\u0900-\u097f]|\u200d)*$/

/** A sign with its vowels and marks; consonants that are written as one are one. By the rules of Unicode (UAX 29, GB9c). */
const HINDI_SIGN =
  /(?:[\u0915-\u0939\u0958-\u095f\u0978-\u097f](?:[\p{Mn}\u200d]*\u094d[\p{Mn}\u200d]*[\u0915-\u0939\u0958-\u095f\u0978-\u097f])*|[^])[\p{M}\u200d]*/gu

/**
 * The signs of a text one after the other. A browser loads its knowledge of all scripts for 20 ms: Hindi goes without.
 * Phones with KaiOS have no such knowledge.
 */
const signsOf = (text: string): Iterable<{ index: number }> =>
  PLAIN_OR_HINDI.test(text) || !('Segmenter' in Intl)
    ? text.matchAll(HINDI_SIGN)
    : new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)

/** The first characters of a text, with `ending` only where something was cut off; never half a character. */
export const cutText = (text: string, characters: number, ending = '…') => {
  if (text.length <= characters) return text
  // Cutting most texts needs no knowledge of scripts, which takes its time. The sign behind the cut may join.
  if (PLAIN_SIGNS.test(text.slice(0, characters + 1))) return text.slice(0, characters) + ending
  let count = 0
  for (const { index } of signsOf(text)) {
    if (count === characters) return text.slice(0, index) + ending
    count += 1
  }
  return text
}

const range = (from: number | null, to: number | null, currency = '') => {
  if (from === null && to === null) return undefined
  if (from === null) return `Up to ${currency}${to}`
  return to === null || from === to ? `${currency}${from}` : `${currency}${from} - ${to}`
}

/** '2 - 5 Years'. */
export const experienceRange = (job: { experience_from: number | null; experience_to: number | null }) => {
  const years = range(job.experience_from, job.experience_to)
  if (!years) return 'Experience not specified'
  return `${years} ${years === '1' ? 'Year' : 'Years'}`
}

/** '₹ 3 - 6 Lakhs'; of a job without figures its band. */
export const salaryRange = (job: { ctc: string; ctc_from: number | null; ctc_to: number | null }) => {
  const lakhs = range(job.ctc_from, job.ctc_to, '₹ ') ?? (job.ctc && `₹ ${job.ctc}`)
  return lakhs ? `${lakhs} Lakhs` : 'Salary not disclosed'
}

export const openings = (posts: number | null) => {
  if (posts === null) return 'Openings not specified'
  return `${posts} ${posts === 1 ? 'Post' : 'Posts'}`
}

/** 'Quantrail systems' of `quantrail-systems.svg`; '' of a name that says nothing to a reader. */
export const nameOfFile = (file: string) => {
  const [path = ''] = file.split(/[?#]/)
  const words = path
    .replace(/^.*[/\\]/s, '')
    .replace(/\.[^.]*$/, '')
    .split(/[\s_-]+/)
    .filter((word) => /^\p{L}[\p{L}\p{M}'&.]*$/u.test(word))
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
