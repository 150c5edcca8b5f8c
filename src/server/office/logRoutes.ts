import { clockInIndia, daysBefore, startInIndia, todayInIndia } from '@/domain/site/calendar'
import { isLogAction, logActions, type LogRow } from '@/domain/office/log'
import { readReference } from '@/domain/submissions/reference'
import { queryOf } from '../http/request'
import { countLogLines, listLogLines, type LogFilter, logLinesOf } from '../repositories/office/log'
import { clockText } from '../spreadsheet/cellText'
import { sendSheet } from './download'
import { type OfficeRoute, route } from './officeRoute'
import { dayIn, invalidRequest, pageIn } from './readRequest'

const filterIn = (query: URLSearchParams): LogFilter => {
  const action = query.get('action') || undefined
  if (action !== undefined && !isLogAction(action)) throw invalidRequest()
  const search = query.get('search')?.trim() ?? ''
  const from = dayIn(query, 'from')
  const to = dayIn(query, 'to')
  return {
    search: readReference(search) ?? search,
    action,
    from: from && startInIndia(from),
    until: to && startInIndia(daysBefore(to, -1)),
  }
}

const readLog = route('owner', 'GET', '/log', async ({ request, database: { db } }) => {
  const query = queryOf(request)
  const filter = filterIn(query)
  const page = pageIn(query)
  const rows: LogRow[] = await listLogLines(db, filter, page)
  return { rows, total: await countLogLines(db, filter) }
})

const WHEN = 'at (India)'
const COLUMNS = [WHEN, 'account', 'action', 'subject', 'details', 'address']

async function* inWords(lines: AsyncIterable<LogRow>) {
  for await (const { at, ...line } of lines)
    yield {
      ...line,
      [WHEN]: clockText(clockInIndia(at), { hasSeconds: true }),
      action: logActions[line.action],
    }
}

const exportLog = route('owner', 'GET', '/log/export', async (context) => {
  const { request, reply, database, now, log } = context
  const filter = filterIn(queryOf(request))
  const time = now()
  const at = time.toISOString()
  const until = filter.until && filter.until < at ? filter.until : at
  await database.write((trx) => log(trx, { action: 'log_exported' }))
  const sheet = {
    file: `log-${todayInIndia(time.getTime())}`,
    format: 'csv',
    name: 'Log',
    columns: COLUMNS,
  } as const
  return sendSheet(reply, sheet, inWords(logLinesOf(database.db, { ...filter, until })))
})

export const logRoutes: OfficeRoute[] = [readLog, exportLog]
