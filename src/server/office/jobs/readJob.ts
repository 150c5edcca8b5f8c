import { fieldSentence } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { readCell } from '../../import/readRows'
import { resolveReferences } from '../../import/references'
import type { ContentRow } from '../../repositories/contentRows'
import type { Cell } from '../../spreadsheet/cells'
import { INVALID_REQUEST, unprocessable } from '../../submissions/refusal'
import type { Body } from '../readBody'
import { cleanHtml } from '../cleanHtml'

/** The state is changed by actions of its own. */
export const columns = jobs.columns.filter(({ name }) => name !== 'state')

const HTML = new Set(['about_company', 'job_description'])

/** What a form sends as the cell of a spreadsheet, so that both are read by the same rules. */
export const toCell = (name: string, value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') throw unprocessable(INVALID_REQUEST)
  return HTML.has(name) ? cleanHtml(value) : value
}

const refuse = (reason: string) => unprocessable(fieldSentence(reason))

/**
 * The fields of a job in a body, as they are stored. Fields that it lacks keep the values of `before`; a new job is given all.
 * Throws a Refusal for the first that `import jobs` would not take.
 */
export const readJob = async (db: Db, body: Body, before?: ContentRow): Promise<ContentRow> => {
  const values: ContentRow = {}
  for (const column of columns) {
    if (before && !Object.hasOwn(body, column.name)) continue
    const { value, reason } = readCell(column, toCell(column.name, body[column.name]))
    if (reason !== undefined) throw refuse(reason)
    values[column.name] = value ?? null
  }
  const whole = { ...before, ...values }
  const reason = jobs.check?.(whole)
  if (reason !== undefined) throw refuse(reason)
  const id = `${whole.job_id}`
  const { rows, problems } = await resolveReferences(db, jobs, [{ number: 0, id, values }])
  const [problem] = problems
  if (problem) throw refuse(problem.reason)
  return rows[0]?.values ?? values
}
