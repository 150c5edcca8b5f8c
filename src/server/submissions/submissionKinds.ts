import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LANGUAGE } from '@/domain/languages'
import { i18nOf } from '@/locales/catalogs'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import type { Referred } from '../repositories/lookups'
import { listSubmissionsAfter } from '../repositories/submissions'
import { formOf } from './forms'
import { readableFields, rememberedNames } from './readableFields'

/** The tables of submissions, with their names in commands and exports. */
export const kindNames = {
  application: 'applications',
  resume: 'resumes',
  internship: 'internships',
  enquiry: 'enquiries',
  contact_message: 'messages',
} as const satisfies Record<SubmissionTable, string>

export const submissionTables = Object.keys(kindNames) as SubmissionTable[]

const nameColumn = (field: string, refersTo: Referred) =>
  `${field.replace(/_id$/, '')}_${refersTo === 'job' ? 'position' : 'name'}`

/** Every field and file of a kind; an id is followed by its name, such as `role_id` and `role_name`. */
export const columnsOf = (table: SubmissionTable) => {
  const { fields, files } = formOf(table)
  const ofSite = Object.keys(fields).filter((field) => fields[field]?.isOfSite)
  const columns = Object.entries(fields)
    .filter(([field]) => !ofSite.includes(field))
    .flatMap(([field, { refersTo }]) => (refersTo ? [field, nameColumn(field, refersTo)] : [field]))
  return ['reference', 'submitted_at', ...columns, ...Object.keys(files), 'privacy_version', ...ofSite]
}

/** Looks up the names of the ids in a submission, each once. */
export const nameReader = (db: Db, table: SubmissionTable) => {
  const { fields } = formOf(table)
  const names = rememberedNames(db)
  return async (row: SubmissionRow) => {
    const named: Record<string, string> = {}
    for (const { name, value, id } of await readableFields(table, row, names, i18nOf(DEFAULT_LANGUAGE))) {
      const refersTo = fields[name]?.refersTo
      if (refersTo && id !== undefined) named[nameColumn(name, refersTo)] = value
    }
    return named
  }
}

const BATCH = 200

/** The submissions of a kind in their order of arrival, from a time on, some at a time. */
export async function* submissionBatches(db: Db, table: SubmissionTable, since = '') {
  let after = { submittedAt: since, id: '' }
  for (;;) {
    const batch = await listSubmissionsAfter(db, table, after, BATCH)
    const last = batch.at(-1)
    // A place that is no UTF-8 is read as another one, which would come again for ever.
    if (!last || (last.id === after.id && last.submitted_at === after.submittedAt)) return
    yield batch
    after = { submittedAt: last.submitted_at, id: last.id }
    // Visitors have their turn.
    await setImmediate()
  }
}

export async function* submissionsOf(db: Db, table: SubmissionTable, since = '') {
  for await (const batch of submissionBatches(db, table, since)) yield* batch
}
