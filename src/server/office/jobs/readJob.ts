import { isOpenOn } from '@/domain/jobs/closing'
import { todayInIndia } from '@/domain/calendar'
import { checkJob, jobFields, jobLabel } from '@/domain/office/jobFields'
import type { ContentField } from '@/domain/office/fields'
import type { Problem } from '@/domain/problem'
import type { Db } from '../../database/schema'
import { readValues } from '../../import/readRows'
import { referenceResolver } from '../../import/references'
import type { ContentRow } from '../../repositories/contentRows'
import type { Cell } from '../../spreadsheet/cells'
import { cleanHtml } from '../cleanHtml'
import { invalid } from '../../staff/invalid'
import { type Body, invalidRequest } from '../readRequest'

/** Turns a value of a form into the cell of a spreadsheet, so that both are read by the same rules. */
export const toCell = ({ type }: ContentField, value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') throw invalidRequest()
  return type === 'html' ? cleanHtml(value) : value
}

/** A job that is to be open must not be closed by its closing date. */
const closingProblems = ({ closing_date }: ContentRow): Problem[] =>
  isOpenOn({ closing_date: `${closing_date ?? ''}`, closed_on: '' }, todayInIndia(Date.now()))
    ? []
    : [{ field: 'closing_date', code: 'passed' }]

export const requireOpenDays = (row: ContentRow) => {
  const problems = closingProblems(row)
  if (problems.length > 0) throw invalid(problems, jobLabel)
}

type Reading = {
  /** The job that is changed; none for a new one. */
  before?: ContentRow
  isToBeOpen?: boolean
}

/**
 * The fields of a job in a body, as they are stored. Fields that it lacks keep the values of `before`; a new job is given all.
 * Throws a Refusal with everything that `import jobs` would not take.
 */
export const readJob = async (
  db: Db,
  body: Body,
  { before, isToBeOpen = false }: Reading,
): Promise<ContentRow> => {
  const { values, problems } = readValues(jobFields, (field) =>
    before && !Object.hasOwn(body, field.name) ? undefined : toCell(field, body[field.name]),
  )
  const whole = { ...before, ...values }
  const resolved = (await referenceResolver(db, jobFields))(values)
  const all = [
    ...problems,
    ...checkJob(whole),
    ...resolved.problems,
    ...(isToBeOpen ? closingProblems(whole) : []),
  ]
  if (all.length > 0) throw invalid(all, jobLabel)
  return resolved.values
}
