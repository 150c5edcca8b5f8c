/** Digits, plain or grouped as in 4,50,000 and 450,000. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/

/** The number in '₹ 4,50,000', 'Rs. 4,50,000/-' or '2 years'; undefined where there is none. */
export const numberIn = (text: string, unit = /(?!)/) => {
  const bare = text
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\/-$/, '')
    .replace(unit, '')
    .trim()
  return NUMBER.test(bare) ? Number(bare.replaceAll(',', '')) : undefined
}

const LAKH = 100_000
const LAKHS_MAX = 1000
/** A yearly salary in rupees is at least this; one in lakhs is never as much. */
const RUPEES_MIN = 10_000

export const LAKHS_UNIT = /\s*(?:lakhs?|lacs?|lpa|l)\.?(?:\s*p\.?a\.?)?$/i

/** Lakhs of rupees a year; undefined where it is none. A number from 10,000 on is in rupees. */
export const lakhsIn = (text: string) => {
  const number = numberIn(text, LAKHS_UNIT)
  // Workbooks hold sums such as 0.30000000000000004.
  if (number !== undefined && number <= LAKHS_MAX) return Number(number.toPrecision(12))
  const isRupees =
    number !== undefined && number >= RUPEES_MIN && number <= LAKHS_MAX * LAKH && !LAKHS_UNIT.test(text)
  return isRupees ? Math.round((number / LAKH) * 10_000) / 10_000 : undefined
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

/** 'Jun', 'june' and '6' are 6; 0 where it is not a month. */
export const monthNumber = (month: string) => {
  const name = month.toLowerCase()
  return Number(month) || (name.length < 3 ? 0 : MONTHS.findIndex((one) => one.startsWith(name)) + 1)
}

/** The day comes first in India. Excel shortens the year after the name of a month. */
const DAY =
  /^(\d{1,2})(?:st|nd|rd|th)?[-\s/.,]+(?:(\d{1,2})[-\s/.,]+(\d{4})|([a-z]+)[-\s/.,]+(\d{4}|\d{2}))$/i

/** A day as it is written in India, as YYYY-MM-DD, which may be none of the calendar; undefined where it is not one. */
export const indianDay = (text: string) => {
  const [, day = '', number, year, name = '', yearAfterName = ''] = DAY.exec(text) ?? []
  const month = monthNumber(number ?? name)
  if (month === 0) return undefined
  return [(year ?? yearAfterName).padStart(4, '20'), `${month}`.padStart(2, '0'), day.padStart(2, '0')].join(
    '-',
  )
}
