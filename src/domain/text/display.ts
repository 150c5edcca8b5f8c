import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaidJob } from '../content/entities'

export const NO_POSITION = 'Position not specified'

export const CONFIDENTIAL = 'Confidential'

/** Whether `company_hidden` says that the employer is not named, as an API sends it or as staff write it. */
export const hidesCompany = (written: string) => /^(?:yes|true|1)$/i.test(written.trim())

/** Made when it is first needed: that takes a phone a tenth of a second. */
let segmenter: Intl.Segmenter | undefined

/** A text of Latin letters, common punctuation and currencies: each of its characters is one code unit. */
const ONE_UNIT_EACH = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

/** The same, and Devanagari, whose characters are a letter with its signs, and with the letters that are joined to it. */
const HINDI =
  /^(?:[\n -~\u00a0-\u02ff\u2010-\u2027\u20a0-\u20bf]|\p{Script=Devanagari}|[\u0964\u0965]|\u200c|\u200d)*$/u
const HINDI_CHARACTER = /(?:\p{L}\p{M}*\u094d\u200d?(?=\p{L}))*\P{M}[\p{M}\u200c\u200d]*|\p{M}+/gsu

/** The user-perceived characters of a text. Older browsers know code points alone. */
const graphemesOf = (text: string): readonly string[] => {
  if (HINDI.test(text)) return text.match(HINDI_CHARACTER) ?? []
  if (!('Segmenter' in Intl)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first characters of a text, followed by `ending` if something was cut off; a cut never splits a character. */
export const cutText = (text: string, characters: number, ending = '…') => {
  if (text.length <= characters) return text
  if (ONE_UNIT_EACH.test(text)) return text.slice(0, characters) + ending
  const graphemes = graphemesOf(text)
  return graphemes.length > characters ? graphemes.slice(0, characters).join('') + ending : text
}

/** '2 - 5', '₹ 3'; of the end alone '₹ 6', before which 'Up to' belongs; undefined where neither end is known. */
export const range = <End extends string | number>(from: End | null, to: End | null, currency = '') => {
  const least = from ?? to
  if (least === null) return undefined
  return to === null || least === to ? `${currency}${least}` : `${currency}${least} - ${to}`
}

/** '2 - 5 Years'. */
export const experienceRange = (
  { experience_from: from, experience_to: to }: Record<'experience_from' | 'experience_to', number | null>,
  i18n: I18n,
) => {
  const years = range(from, to)
  if (!years) return i18n._(msg`Experience not specified`)
  if (from === null) return i18n._(msg`Up to ${years} Years`)
  return years === '1' ? i18n._(msg`1 Year`) : i18n._(msg`${years} Years`)
}

/** '₹ 3 - 6'; for a job without figures, its band. */
const lakhsOf = ({ ctc, ctc_from, ctc_to }: PaidJob) => range(ctc_from, ctc_to, '₹ ') ?? (ctc && `₹ ${ctc}`)

const isUpTo = ({ ctc_from, ctc_to }: PaidJob) => ctc_from === null && ctc_to !== null

/** '₹ 3 - 6 Lakhs'. */
export const salaryRange = (job: PaidJob, i18n: I18n) => {
  const lakhs = lakhsOf(job)
  if (!lakhs) return i18n._(msg`Salary not disclosed`)
  return isUpTo(job) ? i18n._(msg`Up to ${lakhs} Lakhs`) : i18n._(msg`${lakhs} Lakhs`)
}

/** '₹ 3 - 6 Lakhs a year'; '' where no figure is known. */
export const yearlyPay = (job: PaidJob, i18n: I18n) => {
  const lakhs = lakhsOf(job)
  if (!/\d/.test(lakhs)) return ''
  return isUpTo(job) ? i18n._(msg`Up to ${lakhs} Lakhs a year`) : i18n._(msg`${lakhs} Lakhs a year`)
}

export const openings = (posts: number | null, i18n: I18n) => {
  if (posts === null) return i18n._(msg`Openings not specified`)
  return posts === 1 ? i18n._(msg`1 Post`) : i18n._(msg`${posts} Posts`)
}

export const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const DEVANAGARI = /\p{Script=Devanagari}/gu
const LETTER = /[\p{L}\p{M}]/gu

/** `hi` for a text mostly in Devanagari: its `lang`, by which a screen reader changes its voice (WCAG 3.1.2). */
export const languageOf = (text: string) => {
  const devanagari = text.match(DEVANAGARI)?.length ?? 0
  return devanagari > 0 && devanagari * 2 > (text.match(LETTER)?.length ?? 0) ? 'hi' : undefined
}

/** A whole number in Indian grouping: '12,34,567'. On a cheap phone the first use of `Intl` for it takes 60 ms. */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')

/** '0 files', '1 file', '1,200 files'. */
export const counted = (count: number, unit: string) =>
  count === 1 ? `1 ${unit}` : `${grouped(count)} ${unit}s`

/** The same where a sentence or a label begins: 'No files'. */
export const countedOrNo = (count: number, unit: string) =>
  count === 0 ? `No ${unit}s` : counted(count, unit)
