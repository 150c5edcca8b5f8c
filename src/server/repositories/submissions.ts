import type { Db, SubmissionRow, SubmissionTable, UploadedFileTable } from '../database/schema'

export type FileRow = Omit<UploadedFileTable, 'submission_table' | 'submission_id'>

export type Submission = {
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

export type Place = { submittedAt: string; id: string }

/** A batch of submissions after a position in their order of arrival. */
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

/** The submissions of a kind since a time that is not long ago. */
export const listSubmissionsSince = (db: Db, table: SubmissionTable, since: string) =>
  db.selectFrom(table).selectAll().where('submitted_at', '>=', since).$castTo<SubmissionRow>().execute()

/** The fields of one submission, or undefined if it was erased. */
export const readFields = (db: Db, table: SubmissionTable, id: string) =>
  db.selectFrom(table).selectAll().where('id', '=', id).$castTo<SubmissionRow>().executeTakeFirst()

/** The fields of several submissions of a kind, in any order. */
export const listFields = (db: Db, table: SubmissionTable, ids: readonly string[]) =>
  db.selectFrom(table).selectAll().where('id', 'in', ids).$castTo<SubmissionRow>().execute()

/** One submission with its files, or undefined if it was erased. */
export const readSubmission = async (db: Db, table: SubmissionTable, id: string) => {
  const row = await readFields(db, table, id)
  if (!row) return undefined
  const files = await db
    .selectFrom('uploaded_file')
    .select(['original_name', 'media_type', 'checksum', 'bytes'])
    .where('submission_table', '=', table)
    .where('submission_id', '=', id)
    .orderBy('field')
    .execute()
  return { row, files }
}
