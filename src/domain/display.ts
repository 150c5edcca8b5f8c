export const NO_POSITION = 'Position not specified'

export const CONFIDENTIAL = 'Confidential'

/** Whether `company_hidden` says that the employer is not named, as an API sends it or as staff write it. */
export const hidesCompany = (written: string) => /^(?:yes|true|1)$/i.test(written.trim())

/** Made when it is first needed: that takes a phone a tenth of a second. */
let segmenter: Intl.Segmenter | undefined

/** The user-perceived characters of a text. Older browsers know code points alone. */
const graphemesOf = (text: string) => {
  if (!('Segmenter' in Intl)) return Array.from(text)
  segmenter ??= new Intl.Segmenter('en')
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** A text of Latin letters, common punctuation and currencies: each of its characters is one code unit. */
const ONE_UNIT_EACH = /^[\n -~\u00a0-\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

/** The first characters of a text, followed by `ending` if something was cut off; a cut never splits a character. */
export const cutText = (text: string, characters: number, ending = '…') => {
  if (text.length <= characters) return text
  if (ONE_UNIT_EACH.test(text)) return text.slice(0, characters) + ending
  const graphemes = graphemesOf(text)
  return graphemes.length > characters ? graphemes.slice(0, characters).join('') + ending : text
}

/** '2 - 5', 'Up to ₹ 6', '₹ 3'; undefined where neither end is known. */
export const range = <End extends string | number>(from: End | null, to: End | null, currency = '') => {
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
