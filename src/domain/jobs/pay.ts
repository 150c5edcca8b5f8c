import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { grouped, range, salaryRange } from '../text/display'
import type { PaidJob } from '../content/entities'

/** The unit in which a visitor reads what a job pays. */
export type PayUnit = 'year' | 'month'

const LAKH = 100_000
const MONTHS_OF_YEAR = 12
/** Rounded: monthly pay serves to compare jobs. */
const ROUNDED_TO = 100

const bandOf = (band: string) => {
  const figures = /^(\d+(?:\.\d+)?)\s*[-–]\s*(\d+(?:\.\d+)?)$/.exec(band.trim())
  return figures ? { from: Number(figures[1]), to: Number(figures[2]) } : undefined
}

/** Lakhs a year; undefined if unknown or if it makes no sense. */
export const yearlyLakhs = ({ ctc, ctc_from, ctc_to }: PaidJob) => {
  if (ctc_from === null && ctc_to === null) return bandOf(ctc)
  const figures = [ctc_from, ctc_to].filter((lakhs) => lakhs !== null)
  const makesSense = figures.every((lakhs) => lakhs >= 0) && figures.some((lakhs) => lakhs > 0)
  if (!makesSense || (ctc_from !== null && ctc_to !== null && ctc_from > ctc_to)) return undefined
  return { from: ctc_from, to: ctc_to }
}

/** '1,20,000': digits are grouped as in India. */
const monthlyRupees = (lakhs: number | null) =>
  lakhs === null ? null : grouped(Math.round((lakhs * LAKH) / MONTHS_OF_YEAR / ROUNDED_TO) * ROUNDED_TO)

/** '₹ 18,000 - 24,000 a month'; '' where the pay is not known. */
export const monthlyPay = (job: PaidJob, i18n: I18n) => {
  const lakhs = yearlyLakhs(job)
  const rupees = lakhs && range(monthlyRupees(lakhs.from), monthlyRupees(lakhs.to), '₹ ')
  if (!rupees) return ''
  return lakhs.from === null ? i18n._(msg`Up to ${rupees} a month`) : i18n._(msg`${rupees} a month`)
}

/** The pay of a job in the unit that the visitor chose. */
export const payIn = (unit: PayUnit, job: PaidJob, i18n: I18n) =>
  (unit === 'month' && monthlyPay(job, i18n)) || salaryRange(job, i18n)

/** The figure that 'best paid first' compares, in lakhs a year: the upper one, or else the lower. Bands do not count. */
export const payOrder = ({ ctc_from, ctc_to }: PaidJob) => ctc_to ?? ctc_from ?? undefined
