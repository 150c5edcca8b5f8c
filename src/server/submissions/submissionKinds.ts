import { setImmediate } from 'node:timers/promises'
import type { Db, SubmissionRow, SubmissionTable } from '../database/schema'
import type { Referred } from '../repositories/lookups'
import { listSubmissionsAfter } from '../repositories/submissions'
import { formOf } from './forms'
import { readableFields, rememberedNames } from './readableFields'

/** The tables of what visitors send, by the names that staff use. */
export const submissionTables = {
  applications: 'application',
  resumes: 'resume',
  internships: 'internship',
  enquiries: 'enquiry',
  messages: 'contact_message',
} as const satisfies Record<string, SubmissionTable>

export type SubmissionKind = keyof typeof submissionTables

export const submissionKinds = Object.keys(submissionTables) as SubmissionKind[]

const nameColumn = (field: string, refersTo: Referred) =>
  `${field.replace(/_id$/, '')}_${refersTo === 'job' ? 'position' : 'name'}`

/** Every field and file of a kind; beside an id the column with its name, such as `role_id` and `role_name`. */
export const columnsOf = (kind: SubmissionKind) => {
  const { fields, files } = formOf(submissionTables[kind])
  const columns = Object.entries(fields).flatMap(([field, { refersTo }]) =>
    refersTo ? [field, nameColumn(field, refersTo)] : [field],
  )
  return ['id', 'submitted_at', ...columns, ...Object.keys(files)]
}

/** Looks up the names of the ids in a submission, each once. */
export const nameReader = (db: Db, kind: SubmissionKind) => {
  const table = submissionTables[kind]
  const { fields } = formOf(table)
  const names = rememberedNames(db)
  return async (row: SubmissionRow) => {
    const named: Record<string, string> = {}
    for (const { name, value, id } of await readableFields(table, row, names)) {
      const refersTo = fields[name]?.refersTo
      if (refersTo && id !== undefined) named[nameColumn(name, refersTo)] = value
    }
    return named
  }
}

/** Submissions held in memory at once. */
const BATCH = 200

/** The submissions of a kind in their order of arrival, from a time on, some at a time. */
export async function* submissionBatches(db: Db, kind: SubmissionKind, since = '') {
  let after = { submittedAt: since, id: '' }
  for (;;) {
    const batch = await listSubmissionsAfter(db, submissionTables[kind], after, BATCH)
    const last = batch.at(-1)
    // A place that is no UTF-8 is read as another one, which would come again for ever.
    if (!last || (last.id === after.id && last.submitted_at === after.submittedAt)) return
    yield batch
    after = { submittedAt: last.submitted_at, id: last.id }
    // Visitors have their turn.
    await setImmediate()
  }
}

/** The same one by one. */
export async function* submissionsOf(db: Db, kind: SubmissionKind, since = '') {
  for await (const batch of submissionBatches(db, kind, since)) yield* batch
}
