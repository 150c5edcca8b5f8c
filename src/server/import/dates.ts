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

const DAY_MS = 24 * 60 * 60 * 1000
/** Spreadsheet programs count days from the end of 1899. */
const SERIAL_OF_1970 = 25_569
/** From the year 2000 to 2099. */
const [SERIAL_MIN, SERIAL_MAX] = [36_526, 73_050]

/** The day of a date cell that lost its format. */
export const serialDay = (text: string) => {
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  if (serial < SERIAL_MIN || serial > SERIAL_MAX) return undefined
  return new Date((serial - SERIAL_OF_1970) * DAY_MS).toISOString().slice(0, 10)
}
