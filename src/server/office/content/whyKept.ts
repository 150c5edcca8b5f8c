import type { Db, SubmissionTable } from '../../database/schema'
import { referringTo } from '../../import/references'
import { countRowsWith } from '../../repositories/office/content'
import { forms } from '../../submissions/forms'
import type { OfficeKind } from './officeRows'

/** '1 job is', '2 jobs are'. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const sentences: Record<string, (count: number) => string> = {
  department: (count) => `${counted(count, 'job is', 'jobs are')} in this department.`,
  industry: (count) => `${counted(count, 'job is', 'jobs are')} in this industry.`,
  role: (count) => `${counted(count, 'job has', 'jobs have')} this role.`,
  state: (count) => `${counted(count, 'city is', 'cities are')} in this state.`,
}

const countReferring = async (db: Db, { table }: OfficeKind, id: string) => {
  let count = 0
  for (const { kind: other, name } of referringTo(table))
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

const countSubmissions = async (db: Db, { table }: OfficeKind, id: string) => {
  let count = 0
  for (const chosen of chosenColumns(table)) count += await countRowsWith(db, chosen.table, chosen.name, id)
  return count
}

/** Why a row stays: jobs, also closed ones, cities or submissions would lose what they say. */
export const whyKept = async (db: Db, kind: OfficeKind, id: string) => {
  const referring = await countReferring(db, kind, id)
  const sentence = sentences[kind.table]
  if (sentence && referring > 0) return sentence(referring)
  const submissions = await countSubmissions(db, kind, id)
  return submissions > 0
    ? `${counted(submissions, 'submission names', 'submissions name')} this ${kind.one}.`
    : undefined
}
