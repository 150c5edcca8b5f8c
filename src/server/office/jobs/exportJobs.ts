import { setImmediate } from 'node:timers/promises'
import { batchesOf } from '../../database/batches'
import { counted } from '@/domain/text/display'
import { WITHOUT_HINDI } from '@/domain/content/fields'
import { jobStates } from '@/domain/office/jobs'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/logs/routeOf'
import { jobs } from '../../import/contentKinds'
import {
  type JobOrder,
  type JobRow,
  listJobRows,
  listOfficeJobIds,
  officeJobSorts,
} from '../../repositories/office/jobs'
import type { StoredRow } from '../../spreadsheet/cellText'
import { isSheetFormat, sendSheet } from '../download'
import { type OfficeContext, todayOf } from '../officeRoute'
import { invalidRequest } from '../readRequest'

const SEARCH_CHARACTERS = 200

/** The jobs that an address asks for, and their order. Unknown values are ignored, as in the lists of visitors. */
export const jobOrderIn = (context: OfficeContext): JobOrder => {
  const query = queryOf(context.request)
  const states = new Set(query.getAll('state').flatMap((written) => written.split(',')))
  return {
    sort: officeJobSorts.find((sort) => sort === query.get('sort')) ?? 'changedAt',
    order: query.get('order') === 'asc' ? 'asc' : 'desc',
    search: (query.get('search') ?? '').slice(0, SEARCH_CHARACTERS),
    states: jobStates.filter((state) => states.has(state)),
    withoutHindi: query.get('hindi') === WITHOUT_HINDI,
    today: todayOf(context),
  }
}

/** The headings are those that `import jobs` reads. */
const sheet = { name: 'Jobs', columns: jobs.columns.map(({ name }) => name) }

/** Jobs in memory at once: their texts are long. */
const BATCH = 100

/** A closed job is stored as an open one with the day of its closing. The import reads the state. */
const toSheet = (row: JobRow): StoredRow => ({ ...row, state: row.closed_on ? 'closed' : row.state })

/** The rows of these jobs in their order. Jobs that were just deleted are left out. */
async function* rowsOf(db: Db, ids: readonly string[]) {
  for (const some of batchesOf(ids, BATCH)) {
    const rows = new Map((await listJobRows(db, some)).map((row) => [row.job_id, row]))
    for (const id of some) {
      const row = rows.get(id)
      if (row) yield toSheet(row)
    }
    await setImmediate()
  }
}

const formatIn = ({ request }: OfficeContext) => {
  const format = queryOf(request).get('format')
  if (!isSheetFormat(format)) throw invalidRequest()
  return format
}

/** All jobs that a list is narrowed to, in its order, as a spreadsheet that the import reads. */
export const exportJobs = async (context: OfficeContext) => {
  const { database, log } = context
  const format = formatIn(context)
  const ids = await listOfficeJobIds(database.db, jobOrderIn(context))
  const details = `${format.toUpperCase()}, ${counted(ids.length, 'job')}`
  await database.write((trx) => log(trx, { action: 'content_exported', subject: 'jobs', details }))
  const file = `jobs-${todayOf(context)}`
  return sendSheet(context.reply, { ...sheet, file, format }, rowsOf(database.db, ids))
}

/** The headings of the import alone. An example row would be published by whoever forgets to delete it. */
export const jobTemplate = (context: OfficeContext) =>
  sendSheet(
    context.reply,
    { ...sheet, file: 'jobs-template', format: formatIn(context) },
    rowsOf(context.database.db, []),
  )
