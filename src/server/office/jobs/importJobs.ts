import { setImmediate } from 'node:timers/promises'
import { jobLabel } from '@/domain/content/jobFields'
import {
  jobSpreadsheet,
  type JobImport,
  type JobsNamed,
  type LastImport,
  type RowError,
} from '@/domain/office/jobs'
import { problemSentence } from '@/domain/content/problems'
import type { Db } from '../../database/schema'
import { jobs } from '../../import/contentKinds'
import { countsOf, importRows, importSentence, partsOf } from '../../import/importRows'
import { planRows, WrongRows, type CheckedRows, type Plan } from '../../import/plan'
import type { ContentRow } from '../../repositories/contentRows'
import { listJobRows } from '../../repositories/office/jobs'
import { lastLogLine } from '../../repositories/office/log'
import type { RowProblem } from '../../import/readRows'
import { queryOf } from '../../http/request'
import { Refusal, unprocessable } from '../../config/refusal'
import { type OfficeContext, todayOf } from '../officeRoute'
import { fileIn } from '../readRequest'

/** The log's line for an import. */
const IMPORTED = { action: 'content_imported', subject: 'jobs' } as const

/** So many of each kind are named before an import. */
const NAMED = 10

/** More rows than one person corrects at once. */
const ERRORS_MAX = 2000

const toError = ({ number, problem }: RowProblem): RowError => ({
  row: number,
  problem,
  message: problemSentence(problem, jobLabel),
})

const toErrors = (problems: readonly RowProblem[]) => {
  const count = problems.length - ERRORS_MAX
  if (count <= 0) return problems.map(toError)
  const more = { number: 0, problem: { field: '', code: 'more', values: { count } } }
  return [...problems.slice(0, ERRORS_MAX), more].map(toError)
}

const readRows = async (context: OfficeContext) => {
  const file = await fileIn(context, jobSpreadsheet, 'Please choose a spreadsheet.')
  const sheet = await context.readSheet({ bytes: file.bytes, today: todayOf(context) })
  if ('reason' in sheet) throw unprocessable(`Nothing was imported from ${file.name}. ${sheet.reason}`)
  return sheet
}

/** The first jobs of each part of a plan, by the positions that they will have. */
const firstOf = async (db: Db, plan: Plan): Promise<JobsNamed> => {
  const parts = partsOf(plan)
  const added = parts.added.slice(0, NAMED)
  const changed = parts.changed.slice(0, NAMED)
  const closed = parts.closed.slice(0, NAMED)
  const stored = await listJobRows(db, [...changed.map(({ id }) => id), ...closed])
  const before = new Map(stored.map(({ job_id, position }) => [job_id, position]))
  const named = (id: string, position: ContentRow[string] = before.get(id) ?? '') => ({
    id,
    position: `${position}`,
  })
  return {
    added: added.map(({ job_id, position }) => named(`${job_id}`, position)),
    changed: changed.map(({ id, changes }) => named(id, changes.position)),
    closed: closed.map((id) => named(id)),
  }
}

const tryOut = async ({ database: { db } }: OfficeContext, checked: CheckedRows) => {
  const plan = await planRows(db, checked)
  return { plan, first: await firstOf(db, plan) }
}

const apply = ({ account, database, log, now, request }: OfficeContext, checked: CheckedRows) =>
  database.write(async (trx) => {
    const changer = { at: now().toISOString(), account: account.email }
    // Lets go of the thread, also to notice that the browser was closed.
    const plan = await importRows(trx, checked, changer, { pause: setImmediate })
    await log(trx, { ...IMPORTED, details: importSentence(jobs, plan) })
    await setImmediate()
    // A closed window could not show that it was done.
    if (request.raw.socket.destroyed) throw new Refusal(408, 'The browser was closed. Nothing was imported.')
    return { plan }
  })

/** Imports jobs as `import jobs` does: all rows, or none with every problem. `dryRun=yes` only says what would be done. */
export const importJobs = async (
  context: OfficeContext,
): Promise<JobImport | { status: '0'; message: string }> => {
  const query = queryOf(context.request)
  const isDryRun = query.get('dryRun') === 'yes'
  const sheet = await readRows(context)
  const checked = { ...sheet, kind: jobs, replace: query.get('replace') === 'yes' }
  try {
    const { plan, ...more } = await (isDryRun ? tryOut : apply)(context, checked)
    const warnings = toErrors([...sheet.warnings, ...plan.warnings])
    return { ...countsOf(plan), ...more, errors: [], ...(warnings.length > 0 && { warnings }) }
  } catch (error) {
    if (!(error instanceof WrongRows)) throw error
    const result = { added: 0, changed: 0, closed: 0, errors: toErrors(error.problems) }
    if (isDryRun) return result
    void context.reply.code(422)
    return { status: '0', message: 'Nothing was imported: some rows are wrong.', ...result }
  }
}

/** The last import of jobs, whoever's: the window may have been closed before it was done. */
export const lastImport = async ({
  database: { db },
}: OfficeContext): Promise<{ last: LastImport | null }> => {
  const line = await lastLogLine(db, IMPORTED)
  return { last: line ? { at: line.at, account: line.account, what: line.details } : null }
}
