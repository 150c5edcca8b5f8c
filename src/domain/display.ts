import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { company } from './company'

dayjs.extend(utc)
dayjs.extend(customParseFormat)

export const NO_DATE = '---'
/** The name of a job without a position. */
export const NO_POSITION = 'Position not specified'

const DAY = 'YYYY-MM-DD'
/** By the length of what they parse. */
const FORMATS: Partial<Record<number, string>> = {
  10: DAY,
  16: `${DAY}[T]HH:mm`,
  19: `${DAY}[T]HH:mm:ss`,
}

/**
 * The posted day as YYYY-MM-DD; undefined if there is none. A date without a time zone is the same day everywhere; one
 * with a zone is the company's day.
 */
export const postedDay = (sent: string) => {
  const text = sent.trim().replace(' ', 'T')
  const zoneAt = Math.max(...['Z', '+', '-'].map((sign) => text.lastIndexOf(sign)))
  const hasZone = zoneAt > DAY.length
  const [seconds = ''] = text.slice(0, hasZone ? zoneAt : undefined).split('.')
  const format = FORMATS[seconds.length]
  const written = format === undefined ? undefined : dayjs.utc(seconds, format, true)
  if (!written?.isValid()) return undefined
  if (!hasZone) return written.format(DAY)
  const time = dayjs(`${written.format('YYYY-MM-DD HH:mm')}${text.slice(zoneAt)}`, 'YYYY-MM-DD HH:mmZ')
  return time.isValid() ? time.utcOffset(company.utcOffsetMinutes).format(DAY) : undefined
}

/** DD-MM-YYYY, or '---' if the date is missing or invalid. */
export const postedDate = (sent: string) =>
  postedDay(sent)?.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1') ?? NO_DATE

/** Older browsers have none, and know code points alone. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en') : undefined

/** The user-perceived characters of a text, one after the other. */
const graphemesOf = (text: string): Iterable<string | { segment: string }> => segmenter?.segment(text) ?? text

/** The first characters of a text, followed by `ending` if something was cut off; a cut never splits a character. */
export const cutText = (text: string, characters: number, ending = '…') => {
  if (text.length <= characters) return text
  let count = 0
  let cut = ''
  for (const grapheme of graphemesOf(text)) {
    if (count === characters) return cut + ending
    count += 1
    cut += typeof grapheme === 'string' ? grapheme : grapheme.segment
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

/** '₹ 3 - 6 Lakhs'; for a job without figures, its band. */
export const salaryRange = (job: { ctc: string; ctc_from: number | null; ctc_to: number | null }) => {
  const lakhs = range(job.ctc_from, job.ctc_to, '₹ ') ?? (job.ctc && `₹ ${job.ctc}`)
  return lakhs ? `${lakhs} Lakhs` : 'Salary not disclosed'
}

export const openings = (posts: number | null) => {
  if (posts === null) return 'Openings not specified'
  return `${posts} ${posts === 1 ? 'Post' : 'Posts'}`
}

/** 'Quantrail systems' for `quantrail-systems.svg`; '' for a name without words. */
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
