import { formatDate, postedDay } from '@/domain/site/calendar'
import { salaryRange } from '@/domain/text/display'
import {
  type ContentKind as KindOfOffice,
  type ContentKindName,
  contentKindNames,
  contentKinds as kindsOfOffice,
} from '@/domain/content/contentKinds'
import { answerDoubt, answerFault, isAnswerKey } from '@/domain/submissions/answerRules'
import type { ContentField } from '@/domain/content/fields'
import { type JobField, jobKind } from '@/domain/content/jobFields'
import { missingBand } from '@/domain/jobs/salaryBand'
import type { Problem } from '@/domain/content/problems'
import { i18nOf } from '@/locales/catalogs'
import type { ContentRow } from '../repositories/contentRows'
import { closedOnDay } from '../repositories/jobs'

/** The stored row of a job, or why it cannot be stored. Without a state a closed job opens; drafts and paused jobs stay. */
const withState = (
  { state, ...values }: ContentRow,
  before: ContentRow | undefined,
  today: string,
): ContentRow | Problem => {
  if (state === 'closed') {
    if (before?.state === 'draft') return { field: 'state', code: 'closedIsDraft' }
    return { ...values, ...closedOnDay(`${before?.closed_on ?? today}`) }
  }
  if (state === 'draft' && before !== undefined && before.state !== 'draft')
    return { field: 'state', code: 'draftWasPublished' }
  return { ...values, state: state ?? before?.state ?? 'open', closed_on: null }
}

const figureOf = (value: ContentRow[string] | undefined) => (typeof value === 'number' ? value : null)

const pairs: readonly (readonly [code: string, from: JobField, to: JobField])[] = [
  ['below', 'experience_from', 'experience_to'],
  ['below', 'ctc_from', 'ctc_to'],
  ['before', 'date_posted', 'closing_date'],
  ['before', 'walk_in_date_from', 'walk_in_date_to'],
]

/** Values of a job that contradict each other, such as a last day before the first. */
export const checkJob = (row: ContentRow): Problem[] => {
  // A figure, or a day that compares as a text; undefined if the cell has neither.
  const valueOf = (name: JobField) => {
    const value = row[name]
    return typeof value === 'number' ? value : postedDay(value ?? '')
  }
  return pairs.flatMap(([code, from, to]) => {
    const [low, high] = [valueOf(from), valueOf(to)]
    return low !== undefined && high !== undefined && high < low
      ? [{ field: to, code, values: { other: from } }]
      : []
  })
}

/** Less is a monthly pay: in India a month's wage is some thousands of rupees, a year's over a lakh. */
const LAKHS_MIN = 1
const MONTHS = 12

const english = i18nOf('en')

/** Warns of likely mistakes: a monthly pay as a yearly one, a pay without a band, a posting date in the future. */
const warnOfJob = (
  { ctc, ctc_from: from, ctc_to: to, date_posted: posted, state }: ContentRow,
  today: string,
): Problem[] => {
  const warnings: Problem[] = []
  const warn = (field: string, code: string, values?: Problem['values']) =>
    void warnings.push({ field, code, values })
  const pay = { ctc_from: figureOf(from), ctc_to: figureOf(to) }
  const low = Object.entries(pay).find(([, lakhs]) => lakhs !== null && lakhs > 0 && lakhs < LAKHS_MIN)
  if (low) {
    const yearly = Number(((low[1] ?? 0) * MONTHS).toPrecision(4))
    warn(low[0], 'monthly', { text: salaryRange({ ctc: '', ...pay }, english), yearly })
  }
  const isPublished = (state ?? 'open') === 'open'
  const missing = isPublished && !low ? missingBand({ ctc: `${ctc ?? ''}`, ...pay }, english) : undefined
  // A column that the sheet lacks leaves the bands of known jobs as they are.
  if (missing && ctc === undefined) warn('', 'noBands')
  else if (missing) warn('ctc', 'noBand', missing)
  const day = postedDay(`${posted ?? ''}`)
  if (day !== undefined && day > today) warn('date_posted', 'toCome', { text: formatDate(day) })
  return warnings
}

/** A kind of content with the rules of its import. */
export type ContentKind = KindOfOffice & {
  name: ContentKindName | 'jobs'
  /** The columns of its spreadsheet; the first is the id. */
  columns: readonly ContentField[]
  /** The stored row of some values, or why they cannot be stored; by default the values themselves. */
  toRow?: (values: ContentRow, before: ContentRow | undefined, today: string) => ContentRow | Problem
  /** The problems of a row as a whole. */
  check?: (row: ContentRow) => Problem[]
  /** Warns of values that are accepted but doubtful; a warning without a field concerns the whole sheet. */
  warn?: (row: ContentRow, today: string) => Problem[]
}

/** Whether a row was not closed by the staff, as jobs are. */
export const isOpen = ({ closed_on }: ContentRow) => (closed_on ?? null) === null

const order: ContentField = {
  type: 'number',
  name: 'sort_order',
  label: 'Order',
  headings: ['order'],
  keepsIfEmpty: true,
}

/** The faults found by a rule in both texts of an answer. */
const inAnswer = (rule: typeof answerFault) => (row: ContentRow) => {
  const { answer } = row
  if (typeof answer !== 'string' || !isAnswerKey(answer)) return []
  return ['text', 'text_hi'].flatMap((field): Problem[] => {
    const fault = rule(answer, `${row[field] ?? ''}`)
    return fault ? [{ field, ...fault }] : []
  })
}

const knownAnswer = (values: ContentRow, before: ContentRow | undefined): ContentRow | Problem => {
  if (!before) return { field: 'id', code: 'notAdded', values: { text: `${values.id}` } }
  return values.answer === before.answer ? values : { field: 'answer', code: 'fixed' }
}

const rules: Partial<Record<ContentKindName, Pick<ContentKind, 'toRow' | 'check' | 'warn'>>> = {
  answers: { toRow: knownAnswer, check: inAnswer(answerFault), warn: inAnswer(answerDoubt) },
}

/** A kind of content other than jobs, with its columns. */
export const editedKind = (name: ContentKindName): ContentKind & { name: ContentKindName } => {
  const kind = kindsOfOffice[name]
  const id: ContentField = { type: 'id', name: kind.key, label: 'Number', headings: ['id'], required: true }
  return { ...kind, ...rules[name], name, columns: [id, ...kind.fields, order] }
}

export const jobs: ContentKind = {
  ...jobKind,
  name: 'jobs',
  columns: jobKind.fields,
  toRow: withState,
  check: checkJob,
  warn: warnOfJob,
}

/** Referenced kinds come first. */
export const contentKinds: Record<string, ContentKind> = {
  ...Object.fromEntries(contentKindNames.map((name) => [name, editedKind(name)])),
  jobs,
}
