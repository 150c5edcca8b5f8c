import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hindiLocation, type HindiPlaces } from '@/domain/jobs/places'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { optionLabel } from '@/domain/submissions/options'
import { localized } from '@/domain/content/localized'
import { i18nOf } from '@/locales/catalogs'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import { aboutIn, namesOf, type Referred } from '../repositories/lookups'
import type { StoredFields } from '@/domain/submissions/careerFigures'
import { formOf, type FormField } from './forms'

const NOT_SAID = msg`Not said`

/** A column may hold a value of another type. */
export const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value == null ? '' : JSON.stringify(value)

const parseList = (value: string) => {
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) ? list.map(textOf) : [value]
  } catch {
    return [value]
  }
}

/** A field in words. `id` is what the value is the name of; none where there is no such row any more. */
type ReadableField = { name: string; label: string; value: string; id?: string }

export type NameReader = (kind: Referred, id: string) => Promise<string | undefined>

/** A place that has no name in Hindi may be one that everybody knows. */
const NO_OTHERS: HindiPlaces = new Map()

const nameIn = async (db: Db, kind: Referred, id: string, i18n: I18n) => {
  const names = await namesOf(db, kind, id)
  if (!names) return undefined
  const { name } = names
  const name_hi = names.name_hi || (kind === 'location' ? hindiLocation(name, NO_OTHERS) : '')
  return localized({ name, name_hi }, 'name', i18n).text
}

export const rememberedNames = (db: Db, i18n = i18nOf(DEFAULT_LANGUAGE)): NameReader => {
  const known = new Map<string, Promise<string | undefined>>()
  return (kind, id) => {
    const key = `${kind} ${id}`
    const name = known.get(key) ?? nameIn(db, kind, id, i18n)
    known.set(key, name)
    return name
  }
}

/** A submission with the position of its job in the language of the messages, where the job has one. */
export const inLanguage = async (db: Db, row: SubmissionRow, i18n: I18n): Promise<SubmissionRow> => {
  const { job_id: jobId = '', position: about = '' } = row
  return about ? { ...row, position: await aboutIn(db, { jobId, about }, i18n) } : row
}

const readable = async (
  names: NameReader,
  row: StoredFields,
  { refersTo, listOf, options, tell, isYesOrNo }: FormField,
  value: string,
  i18n: I18n,
) => {
  if (tell) return { value: tell(row, i18n) }
  if (isYesOrNo && value === '') return { value: i18n._(NOT_SAID) }
  if (refersTo) {
    const name = (refersTo === 'job' && textOf(row.position)) || (await names(refersTo, value))
    return name === undefined ? { value } : { value: name, id: value }
  }
  const chosen = listOf ?? options
  if (!chosen) return { value }
  const labelOf = (one: string) => optionLabel(chosen, one, i18n) ?? one
  return { value: (listOf ? parseList(value) : [value]).map(labelOf).join(', ') }
}

/** The fields of a form with their labels; of two that are one figure, the first. */
export const labelsOf = (table: SubmissionTable, i18n: I18n) =>
  Object.entries(formOf(table).fields)
    .filter(([, { isTold }]) => !isTold)
    .map(([name, { label }]) => ({ name, label: i18n._(label) }))

/** Every field of a submission in the words of its form, in the order of the form; an optional text where it was sent. */
export const readableFields = async (
  table: SubmissionTable,
  row: StoredFields,
  names: NameReader,
  i18n: I18n,
) => {
  const { fields } = formOf(table)
  const read: ReadableField[] = []
  for (const { name, label } of labelsOf(table, i18n)) {
    const field = fields[name]
    const sent = textOf(row[name])
    if (!field || (field.isOptional && !field.isYesOrNo && sent === '')) continue
    read.push({ name, label, ...(await readable(names, row, field, sent, i18n)) })
  }
  return read
}
