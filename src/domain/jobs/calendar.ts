import { company } from '../company'

const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

const toDay = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** The company's day at a time in milliseconds, as YYYY-MM-DD. Such days sort as texts. */
export const todayInIndia = (now: number) => toDay(now + company.utcOffsetMinutes * MINUTE_MS)

/** A day as the site shows it: DD-MM-YYYY. */
export const shownDay = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$3-$2-$1')

/** How many days lie between one day and a later one. */
export const daysBetween = (day: string, later: string) =>
  Math.round((Date.parse(later) - Date.parse(day)) / DAY_MS)

/** The day that lies so many days before another. */
export const daysBefore = (day: string, days: number) => toDay(Date.parse(day) - days * DAY_MS)

/** A date whose UTC parts show the clock time in India. Spreadsheets have no time zones. */
export const clockInIndia = (iso: string) => new Date(Date.parse(iso) + company.utcOffsetMinutes * MINUTE_MS)

/** When a day begins in India, in the format of stored times. */
export const startInIndia = (day: string) =>
  new Date(Date.parse(day) - company.utcOffsetMinutes * MINUTE_MS).toISOString()
