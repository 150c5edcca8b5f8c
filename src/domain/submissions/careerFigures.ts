import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { CTC_MAX } from '../site/limits'
import { ctcFromOptions, ctcToThousandOptions, NEGOTIABLE, optionLabel } from './options'

/** The fields of a submission; an application also has its position. */
export type StoredFields = Readonly<Record<string, unknown>>

const LAKH = 100
const MONTHS = 12

const numberOf = (text: string) => (/^\d{1,3}\+?$/.test(text) ? Number.parseInt(text, 10) : undefined)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const ctcFields = (row: StoredFields) => [textOf(row.current_ctc_from), textOf(row.current_ctc_to)] as const

const experienceFields = (row: StoredFields) =>
  [numberOf(textOf(row.experience_from)), numberOf(textOf(row.experience_to)) ?? 0] as const

/** '2 years 3 months', 'Fresher'. */
export const experienceText = (row: StoredFields, i18n: I18n) => {
  const [years, months] = experienceFields(row)
  if (years === undefined) return ''
  if (years + months === 0) return i18n._(msg`Fresher`)
  return [
    years > 0 && i18n._(msg`${plural(years, { one: '# year', other: '# years' })}`),
    months > 0 && i18n._(msg`${plural(months, { one: '# month', other: '# months' })}`),
  ]
    .filter(Boolean)
    .join(' ')
}

export const experienceMonths = (row: StoredFields) => {
  const [years, months] = experienceFields(row)
  return years === undefined ? null : MONTHS * years + months
}

/** The figures of an application, of which the second is in thousands: '3 Lakhs 40 Thousand', 'Negotiable'. */
export const ctcSumText = (row: StoredFields, i18n: I18n) => {
  const [from, to] = ctcFields(row)
  const lakhs = optionLabel(ctcFromOptions, from, i18n) ?? ''
  if (lakhs === '' || from === NEGOTIABLE || !numberOf(to)) return lakhs
  const thousands = optionLabel(ctcToThousandOptions, to, i18n) ?? ''
  return from === '0' ? thousands : `${lakhs} ${thousands}`
}

export const ctcRangeText = (row: StoredFields, i18n: I18n) => {
  const [from, to] = ctcFields(row)
  const hasRange = numberOf(from) !== undefined && numberOf(to) !== undefined && from !== to
  return hasRange ? i18n._(msg`${from} to ${to} Lakhs`) : (optionLabel(ctcFromOptions, from, i18n) ?? '')
}

/** For sorting and filtering; '100+' is more than 100. */
export const ctcLakhs = (row: StoredFields, { isSum }: { isSum: boolean }) => {
  const [from, to] = ctcFields(row)
  const lakhs = numberOf(from)
  if (lakhs === undefined) return null
  const least = from.endsWith('+') ? CTC_MAX + 1 : lakhs
  return isSum ? least + (numberOf(to) ?? 0) / LAKH : least
}
