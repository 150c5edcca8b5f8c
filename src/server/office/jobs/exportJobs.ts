import { setImmediate } from 'node:timers/promises'
import { WITHOUT_HINDI } from '@/domain/content/fields'
import { jobStates } from '@/domain/office/jobs'
import { counted } from '@/domain/text/display'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/request'
import { jobs } from '../../import/contentKinds'
import {
  type JobOrder,
  type JobRow,
  listJobRows,
  listOfficeJobIds,
  officeJobSorts,
} from '../../repositories/office/jobs'
import { batchesOf } from '../../repositories/queries'
import type { StoredRow } from '../../spreadsheet/cellText'
import { exportSheet, formatIn, sendSheet } from '../download'
import { type OfficeContext, todayOf } from '../officeRoute'

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

/** The headings that `import jobs` reads. */
const sheet = { name: 'Jobs', columns: jobs.columns.map(({ name }) => name) }

/** Jobs in memory at once: their texts are long. */
const BATCH = 100

/** A closed job is stored as an open one with the day of its closing. The import reads the state. */
const toSheet = (row: JobRow): StoredRow => ({ ...row, state: row.closed_on ? 'closed' : row.state })

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

const askedFormat = ({ request }: OfficeContext) => formatIn(queryOf(request).get('format'))

/** All jobs that a list is narrowed to, in its order, as a spreadsheet that the import reads. */
export const exportJobs = async (context: OfficeContext) => {
  const { db } = context.database
  const format = askedFormat(context)
  const ids = await listOfficeJobIds(db, jobOrderIn(context))
  const entry = { action: 'content_exported', subject: 'jobs' } as const
  const named = { ...sheet, file: 'jobs', format, count: counted(ids.length, 'job'), entry }
  return exportSheet(context, named, rowsOf(db, ids))
}

/** The headings of the import alone. An example row would be published by whoever forgets to delete it. */
export const jobTemplate = (context: OfficeContext) =>
  sendSheet(
    context.reply,
    { ...sheet, file: 'jobs-template', format: askedFormat(context) },
    rowsOf(context.database.db, []),
  )
