import type { Db, SubmissionTable } from '../../database/schema'
import { referringTo } from '../../import/references'
import { deleteContentRow, type ContentRow } from '../../repositories/contentRows'
import { countRowsWith } from '../../repositories/office/content'
import { forms } from '../../submissions/forms'
import { Refusal } from '../../submissions/refusal'
import type { OfficeContext } from '../officeRoute'
import type { OfficeKind } from './officeKind'
import { textIn, titleOf } from './officeRows'
import { tell } from './saveRow'

/** '1 job is', '2 jobs are'. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const sentences: Record<string, (count: number) => string> = {
  department: (count) => `${counted(count, 'job is', 'jobs are')} in this department.`,
  industry: (count) => `${counted(count, 'job is', 'jobs are')} in this industry.`,
  role: (count) => `${counted(count, 'job has', 'jobs have')} this role.`,
  state: (count) => `${counted(count, 'city is', 'cities are')} in this state.`,
}

const countReferring = async (db: Db, { kind }: OfficeKind, id: string) => {
  let count = 0
  for (const { kind: other, name } of referringTo(kind.table))
    count += await countRowsWith(db, other.table, name, id)
  return count
}

/** The columns of submissions in which visitors chose a row of this table. */
const chosenColumns = (table: string): { table: SubmissionTable; name: string }[] =>
  forms.flatMap((form) =>
    Object.entries(form.fields)
      .filter(([, { refersTo }]) => refersTo === table)
      .map(([name]) => ({ table: form.table, name })),
  )

const countSubmissions = async (db: Db, { kind }: OfficeKind, id: string) => {
  let count = 0
  for (const { table, name } of chosenColumns(kind.table)) count += await countRowsWith(db, table, name, id)
  return count
}

/** Why a row stays: jobs, also closed ones, cities or submissions would lose what they say. */
const whyKept = async (db: Db, kind: OfficeKind, id: string) => {
  const referring = await countReferring(db, kind, id)
  const sentence = sentences[kind.kind.table]
  if (sentence && referring > 0) return sentence(referring)
  const submissions = await countSubmissions(db, kind, id)
  return submissions > 0
    ? `${counted(submissions, 'submission names', 'submissions name')} this ${kind.form.one}.`
    : undefined
}

/** Deletes a row to which nothing refers. */
export const deleteRow = async (trx: Db, context: OfficeContext, kind: OfficeKind, row: ContentRow) => {
  const id = textIn(row, kind.key)
  const reason = await whyKept(trx, kind, id)
  if (reason !== undefined) throw new Refusal(409, reason)
  await deleteContentRow(trx, kind.kind.table, kind.key, id)
  await tell(trx, context, kind, id, `Deleted ${titleOf(kind, row)}`)
}
