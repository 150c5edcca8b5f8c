import { inboxKinds, submissionStates } from '@/domain/office/inbox'
import { sheetFormats } from '../../components/ExportMenu'

/** The filters that are seen at once, and those behind 'Filters'. */
export const FIRST_FILTERS = ['kind', 'state', 'assignee'] as const
export const MORE_FILTERS = ['tag', 'job', 'place', 'experience', 'ctc', 'from', 'to'] as const

export const inboxOptions = {
  filters: [...FIRST_FILTERS, ...MORE_FILTERS],
  sort: { field: 'receivedAt', order: 'desc' as const },
}

export const inboxExport = {
  path: '/submissions/export',
  formats: [...sheetFormats, { label: 'With files (ZIP)', format: 'zip' }],
}

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }))

export const kindOptions = toOptions(inboxKinds)
export const stateOptions = toOptions(submissionStates)

/** Years, both ends included. */
export const experienceOptions = [
  { value: '-0', label: 'Less than 1 year' },
  { value: '1-2', label: '1 to 2 years' },
  { value: '3-5', label: '3 to 5 years' },
  { value: '6-10', label: '6 to 10 years' },
  { value: '11-', label: '11 years or more' },
]

/** Lakhs, both ends included. */
export const ctcOptions = [
  { value: '-3', label: 'Up to 3 Lakhs' },
  { value: '3-5', label: '3 to 5 Lakhs' },
  { value: '5-10', label: '5 to 10 Lakhs' },
  { value: '10-20', label: '10 to 20 Lakhs' },
  { value: '20-', label: '20 Lakhs or more' },
]
