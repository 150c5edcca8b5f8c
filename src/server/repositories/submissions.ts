import type {
  Db,
  SubmissionKeyTable,
  SubmissionRow,
  SubmissionTable,
  UploadedFileTable,
} from '../database/schema'
import { hasRow } from './queries'

export type FileRow = Omit<UploadedFileTable, 'submission_table' | 'submission_id'>

type Submission = {
  id: string
  submittedAt: string
  fields: Record<string, string>
  files: FileRow[]
}

/** Call it in a transaction: the row and its files are stored together or not at all. */
export const insertSubmission = async (db: Db, table: SubmissionTable, submission: Submission) => {
  const { id, submittedAt, fields, files } = submission
  await db
    .insertInto(table)
    .values({ ...fields, id, submitted_at: submittedAt })
    .execute()
  for (const file of files) {
    await db
      .insertInto('uploaded_file')
      .values({ ...file, submission_table: table, submission_id: id })
      .execute()
  }
}

type Place = { submittedAt: string; id: string }

/** A batch of submissions after a place in the order of arrival. */
export const listSubmissionsAfter = (db: Db, table: SubmissionTable, after: Place, limit: number) =>
  db
    .selectFrom(table)
    .selectAll()
    // As a pair, the index leads to the place; as two comparisons, every batch would read all rows before it.
    .where((build) =>
      build(build.refTuple('submitted_at', 'id'), '>', build.tuple(after.submittedAt, after.id)),
    )
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .$castTo<SubmissionRow>()
    .execute()

export const readFields = (db: Db, table: SubmissionTable, id: string) =>
  db.selectFrom(table).selectAll().where('id', '=', id).$castTo<SubmissionRow>().executeTakeFirst()

type Known = { reference: string; kind: SubmissionTable }

export const idsByKind = (submissions: readonly Known[]) => {
  const ids = new Map<SubmissionTable, string[]>()
  for (const { kind, reference } of submissions) ids.set(kind, [...(ids.get(kind) ?? []), reference])
  return ids
}

export const listFields = async (db: Db, submissions: readonly Known[]) => {
  const fields = new Map<string, SubmissionRow>()
  for (const [kind, ids] of idsByKind(submissions)) {
    const rows = await db
      .selectFrom(kind)
      .selectAll()
      .where('id', 'in', ids)
      .$castTo<SubmissionRow>()
      .execute()
    for (const row of rows) fields.set(row.id, row)
  }
  return fields
}

export const changeFields = (db: Db, table: SubmissionTable, id: string, fields: Partial<SubmissionRow>) =>
  db.updateTable(table).set(fields).where('id', '=', id).execute()

export const listMobiles = async (db: Db, submissions: readonly Known[]) => {
  const fields = await listFields(db, submissions)
  return new Map([...fields].map(([reference, { mobile = '' }]) => [reference, mobile]))
}

export type SubmissionKey = Pick<SubmissionKeyTable, 'submission_table' | 'submission_key' | 'content'>

/** The reference under which this content was acknowledged before, if it was; `otherKey` may have been its key, too. */
export const acknowledgedReference = async (db: Db, key: SubmissionKey, otherKey = '') => {
  const known = await db
    .selectFrom('submission_key')
    .select('submission_id')
    .where('submission_table', '=', key.submission_table)
    .where('submission_key', 'in', [key.submission_key, otherKey])
    .where('content', '=', key.content)
    .executeTakeFirst()
  return known?.submission_id
}

/** Call it in the transaction that stores the submission. Of several at once one gets true; the others wait and get false. */
export const takeKey = (db: Db, row: SubmissionKeyTable) =>
  hasRow(
    db
      .insertInto('submission_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('submission_key'),
  )

export const deleteKeysBefore = (db: Db, time: string) =>
  db.deleteFrom('submission_key').where('sent_at', '<', time).execute()
