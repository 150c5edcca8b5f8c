import type { FileKind } from '../submissions/fileKinds'
import { closedDay } from '../jobs/closing'
import { MEGABYTE } from '../site/limits'
import type { Problem } from '../content/problems'
import type { JobField } from '../content/jobFields'

export const jobStates = ['draft', 'open', 'paused', 'closed'] as const

export type JobState = (typeof jobStates)[number]

export const jobStateLabels: Record<JobState, string> = {
  draft: 'Draft',
  open: 'Open',
  paused: 'Paused',
  closed: 'Closed',
}

/** The stored part of a job's state. A published job is open until its closing date or the day on which it was closed. */
export type Publication = Exclude<JobState, 'closed'>

type Stored = { state: Publication; closing_date: string | null; closed_on: string | null }

/** The state of a job on a day of India. Visitors see open and closed jobs alone. */
export const jobStateOf = ({ state, closing_date, closed_on }: Stored, today: string): JobState => {
  if (state !== 'open') return state
  const closed = closedDay({ closing_date: closing_date ?? '', closed_on: closed_on ?? '' }, today)
  return closed === undefined ? 'open' : 'closed'
}

export type JobAction = 'publish' | 'pause' | 'close' | 'reopen' | 'restore'

/** The actions that change the state of a job, with the states that allow each and its words in the history. */
export const jobActions: Record<JobAction, { from: readonly JobState[]; to: JobState; what: string }> = {
  publish: { from: ['draft', 'paused'], to: 'open', what: 'Published' },
  pause: { from: ['open'], to: 'paused', what: 'Paused' },
  close: { from: ['open', 'paused'], to: 'closed', what: 'Closed' },
  reopen: { from: ['paused', 'closed'], to: 'open', what: 'Reopened' },
  /** Takes the closing of a paused job back: visitors never see it. */
  restore: { from: ['closed'], to: 'paused', what: 'Paused again' },
}

export const editableJobLists = ['industries', 'departments', 'roles', 'locations'] as const

export type EditableJobList = (typeof editableJobLists)[number]

export type JobChoice = { id: string; label: string }

export type OfficeJobChoices = Record<
  EditableJobList | 'companies' | 'employmentTypes' | 'salaryBands',
  JobChoice[]
>

export type OfficeJobRow = {
  id: string
  position: string
  company: string
  place: string
  state: JobState
  postedOn: string | null
  closingDate: string | null
  closedOn: string | null
  applications: number
  changedAt: string | null
  changedBy: string | null
}

export type OfficeJobSort = keyof OfficeJobRow

export type OfficeJobList = {
  rows: OfficeJobRow[]
  total: number
  /** How many that match the other filters have a text without Hindi. */
  withoutHindi: number
}

export type OfficeJobFields = Record<JobField, string | number | null>

export type OfficeJob = {
  job: OfficeJobFields
  state: JobState
  /** Another one after every change. */
  version: string
  changes: { at: string; account: string; what: string }[]
  applications: number
  waiting: number
}

/** The text of a job for groups of WhatsApp, and the address of its page. */
export type JobPost = { message: string; address: string }

/** A job as the site draws it: documents of the card and of the page, and its text for groups of WhatsApp. */
export type JobPreview = { card: string; page: string; message: string }

export type JobsNamed = Record<'added' | 'changed' | 'closed', { id: string; position: string }[]>

/** A problem of a row; its English sentence is for programs. */
export type RowError = { row: number; problem: Problem; message: string }

export type JobImport = {
  added: number
  changed: number
  closed: number
  /** The first of each, where it is only said what would be done. */
  first?: JobsNamed
  /** Row 0 is the file as a whole. */
  errors: RowError[]
  /** Warnings: the row is imported, but should be looked at. */
  warnings?: RowError[]
}

/** `what` counts the jobs that were added, changed and closed. */
export type LastImport = { at: string; account: string; what: string }

/** A spreadsheet that is dropped: 10,000 jobs with full texts are about 30 MB. */
export const jobSpreadsheet = {
  endings: ['.xlsx', '.csv'],
  maxBytes: 40 * MEGABYTE,
  wrongKind:
    'Please choose an Excel workbook (.xlsx) or a CSV file. Open any other list in your spreadsheet program and save it as .xlsx.',
} as const satisfies FileKind<string>
