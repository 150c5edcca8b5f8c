import { todayInIndia } from '@/domain/site/calendar'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import {
  cleanPlacement,
  hasLeftEarly,
  type PlacementFilter,
  placementLabel,
  placementLabels,
  placementProblems,
  type PlacementRow,
} from '@/domain/submissions/placements'
import { counted } from '@/domain/text/display'
import { invalid, Refusal } from '../../config/refusal'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/request'
import type { ListedEntry } from '../../repositories/office/inboxList'
import {
  type Leaving,
  listPlaced,
  listPlacements,
  type PlacementOrder,
  placementsOf,
  placementSorts,
} from '../../repositories/office/placements'
import { readSettings } from '../../repositories/office/settings'
import { batchesOf } from '../../repositories/queries'
import { recordPlacement } from '../../staff/tell'
import { yieldOneAtATime } from '../../staff/yieldOneAtATime'
import { exportSheet, formatIn } from '../download'
import { type OfficeContext, route } from '../officeRoute'
import { type Body, invalidRequest, pageIn, toBody, typedText } from '../readRequest'
import { change, changeAt } from './changeRoutes'
import { versionIn } from './readInbox'

const JOB_ID_CHARACTERS_MAX = 64

type Of = Pick<ListedEntry, 'state' | 'jobId' | 'about' | 'receivedAt'>

const NOT_JOINED = "A placement is recorded once the state is 'Joined'."

/** Reads the details of a placement; without a job it is the submission's. Refuses wrong ones, each with its problem. */
export const placementIn = (body: Body, of: Of, now: Date): PlacementDetails => {
  if (of.state !== 'joined') throw new Refusal(409, NOT_JOINED)
  const { jobId = of.jobId, position = of.about, employer, joinedOn, pay = '', leftOn = '' } = body
  const details = cleanPlacement({
    jobId: typedText(jobId).slice(0, JOB_ID_CHARACTERS_MAX),
    position: typedText(position),
    employer: typedText(employer),
    joinedOn: typedText(joinedOn),
    pay: typedText(pay),
    leftOn: typedText(leftOn),
  })
  const [sentOn, today] = [todayInIndia(Date.parse(of.receivedAt)), todayInIndia(now.getTime())]
  const problems = placementProblems(details, sentOn, today)
  if (problems.length > 0) throw invalid(problems, placementLabel)
  return details
}

const record = route('recruiter', 'PUT', '/submissions/:reference/placement', (context) => {
  const body = toBody(context.request.body)
  const version = versionIn(body)
  return change(context, 'Placement', async (trx, entry, by) => {
    const details = placementIn(body, entry, context.now())
    await changeAt(trx, entry, version)
    return recordPlacement(trx, entry.reference, details, by)
  })
})

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/
const TEXT_CHARACTERS_MAX = 200

const filterOf = (query: Body): PlacementFilter => {
  const text = (name: string) => {
    const value = query[name] ?? ''
    if (typeof value !== 'string' || value.length > TEXT_CHARACTERS_MAX) throw invalidRequest()
    return value || undefined
  }
  const [month, leftEarly] = [text('month'), text('leftEarly')]
  if (month !== undefined && !MONTH.test(month)) throw invalidRequest()
  if (leftEarly !== undefined && leftEarly !== 'yes' && leftEarly !== 'no') throw invalidRequest()
  return { search: text('search'), month, employer: text('employer'), leftEarly }
}

const orderOf = ({ sort = 'joinedOn', order = 'desc' }: Body): PlacementOrder => {
  const known = placementSorts.find((name) => name === sort)
  if (!known || (order !== 'asc' && order !== 'desc')) throw invalidRequest()
  return { sort: known, order }
}

const askedIn = ({ request }: OfficeContext) => {
  const query = request.query as Body
  return { filter: filterOf(query), ...orderOf(query) }
}

const leavingOf = async ({ database }: OfficeContext): Promise<Leaving> => ({
  daysBetween: database.daysBetween,
  leavingDays: (await readSettings(database.db)).leavingDays,
})

const list = route('reader', 'GET', '/placements', async (context) => {
  const page = pageIn(queryOf(context.request))
  return listPlacements(context.database.db, await leavingOf(context), { ...askedIn(context), ...page })
})

const { position: JOB, employer: EMPLOYER, joinedOn: JOINED, pay: PAY, leftOn: LEFT } = placementLabels
const EARLY = 'Left early'
const COLUMNS = ['Reference', 'Name', 'Job id', JOB, EMPLOYER, JOINED, PAY, 'Recruiter', LEFT, EARLY]

const cellsOf = (row: PlacementRow, { leavingDays }: Leaving) => ({
  Reference: row.reference,
  Name: row.name,
  'Job id': row.jobId,
  [JOB]: row.position,
  [EMPLOYER]: row.employer,
  [JOINED]: row.joinedOn,
  [PAY]: row.pay,
  Recruiter: row.recruiter?.name,
  [LEFT]: row.leftOn,
  [EARLY]: hasLeftEarly(row, leavingDays) ? 'Yes' : '',
})

const BATCH = 500

async function* sheetRows(db: Db, references: readonly string[], leaving: Leaving) {
  for (const some of batchesOf(references, BATCH)) {
    await yieldOneAtATime()
    const rows = await placementsOf(db, some)
    for (const reference of some) {
      const row = rows.get(reference)
      if (row) yield cellsOf(row, leaving)
    }
  }
}

/** All placements that match the filters, in the order of the list. */
const exportAll = route('recruiter', 'GET', '/placements/export', async (context) => {
  const { db } = context.database
  const format = formatIn((context.request.query as Body).format)
  const leaving = await leavingOf(context)
  const references = await listPlaced(db, leaving, askedIn(context))
  const count = counted(references.length, 'placement')
  const sheet = { file: 'placements', format, name: 'Placements', columns: COLUMNS }
  const entry = { action: 'placements_exported' } as const
  return exportSheet(context, { ...sheet, count, entry }, sheetRows(db, references, leaving))
})

export const placementRoutes = [list, exportAll, record]
