import {
  contentKindNames,
  contentKinds as kindsOfOffice,
  type ContentKind as KindOfOffice,
  type ContentKindName,
} from '@/domain/office/contentKinds'
import type { ContentField } from '@/domain/office/fields'
import { checkJob, jobKind } from '@/domain/office/jobFields'
import type { Problem } from '@/domain/problem'
import type { ContentRow } from '../repositories/contentRows'
import { closedOnDay } from '../repositories/publicJobs'
import { withState } from './jobState'

/** A kind of content with what an import of it does beyond reading its fields. */
export type ContentKind = KindOfOffice & {
  name: ContentKindName | 'jobs'
  /** The columns of its spreadsheet; the first is the id. */
  columns: readonly ContentField[]
  /**
   * The column with the day on which a row was closed. Closed rows are not exported, importing one opens it again, and
   * `--replace` closes rows in place of removing them.
   */
  closedOn?: string
  /** What closes a row on a day. */
  closing?: (today: string) => ContentRow
  /** What is stored for the values of a row, or why they cannot be; by default the values themselves. */
  toRow?: (values: ContentRow, before: ContentRow | undefined) => ContentRow | Problem
  /** What is wrong with a row as a whole. */
  check?: (row: ContentRow) => Problem[]
}

/** Whether a row was not closed by the staff. */
export const isOpen = ({ closedOn }: ContentKind, row: ContentRow) =>
  closedOn === undefined || row[closedOn] === null

/** Whether `--replace` takes a row from the site that is not in the file. A draft was never there. */
export const isReplaced = (kind: ContentKind, row: ContentRow) => isOpen(kind, row) && row.state !== 'draft'

const order: ContentField = {
  type: 'number',
  name: 'sort_order',
  label: 'Order',
  headings: ['order'],
  keepsIfEmpty: true,
}

const withColumns = (name: ContentKindName): ContentKind => {
  const kind = kindsOfOffice[name]
  const id: ContentField = { type: 'id', name: kind.key, label: 'Number', headings: ['id'], required: true }
  return { ...kind, name, columns: [id, ...kind.fields, order] }
}

export const jobs: ContentKind = {
  ...jobKind,
  name: 'jobs',
  columns: jobKind.fields,
  closedOn: 'closed_on',
  closing: closedOnDay,
  toRow: withState,
  check: checkJob,
}

/** Kinds that others refer to come first. */
export const contentKinds: Record<string, ContentKind> = {
  ...Object.fromEntries(contentKindNames.map((name) => [name, withColumns(name)])),
  jobs,
}

/** A kind that the office edits. */
export const editedKind = withColumns
