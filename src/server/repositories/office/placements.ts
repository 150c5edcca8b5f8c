import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import type {
  PlacementFilter,
  PlacementPage,
  PlacementRow,
  PlacementSort,
} from '@/domain/submissions/placements'
import type { PortalDatabase } from '../../database/open'
import type { Db } from '../../database/schema'
import { type Count, folded, hasWords, listColumn, type Page, withAccount } from '../queries'

/** The dialect for counting days, and the number of days that count as early. */
export type Leaving = Pick<PortalDatabase, 'daysBetween'> & { leavingDays: number }

type NewPlacement = PlacementDetails & { reference: string; at: string; accountId: string }

/** Stores or corrects a placement; a correction keeps the first account and time. */
export const keepPlacement = (db: Db, { reference, at, accountId, ...details }: NewPlacement) => {
  const { jobId, position, employer, joinedOn, pay, leftOn } = details
  const values = { job_id: jobId, position, employer, pay, joined_on: joinedOn, left_on: leftOn }
  return db
    .insertInto('placement')
    .values({ reference, at, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('reference').doUpdateSet(values))
    .execute()
}

export const findPlacement = async (db: Db, references: readonly string[]) => {
  const row = await db
    .selectFrom('placement')
    .leftJoin('account', 'account.id', 'placement.account_id')
    .select(['job_id as jobId', 'position', 'employer', 'joined_on as joinedOn', 'pay'])
    .select(['left_on as leftOn', 'at', 'account_id', 'account.name'])
    .where('reference', 'in', references)
    .orderBy('joined_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? withAccount(row) : null
}

/** The submissions in the state Joined. The placement of one that left the state is kept until it is set again. */
const joined = (db: Db) =>
  db
    .selectFrom('inbox_entry')
    .leftJoin('placement', 'placement.reference', 'inbox_entry.reference')
    .leftJoin('account', 'account.id', 'placement.account_id')
    .where('inbox_entry.state', '=', 'joined')
    .where('inbox_entry.merged_into', 'is', null)

const position = sql<string>`coalesce(placement.position, inbox_entry.about)`

const SEARCHED = [
  'inbox_entry.reference',
  'inbox_entry.name',
  'placement.position',
  'inbox_entry.about',
  'placement.employer',
]

/** False, not null, where nothing is recorded. */
const isEarly = ({ daysBetween, leavingDays }: Leaving) =>
  leavingDays > 0
    ? sql<SqlBool>`case when ${daysBetween('placement.joined_on', 'placement.left_on')} <= ${sql.lit(leavingDays)}
        then 1 else 0 end = 1`
    : sql<SqlBool>`1 = 0`

const found = (db: Db, leaving: Leaving, { search = '', month, employer, leftEarly }: PlacementFilter) => {
  let query = joined(db)
  if (search) query = query.where(hasWords(SEARCHED, search))
  if (month !== undefined)
    query = query
      .where('placement.joined_on', '>=', `${month}-01`)
      .where('placement.joined_on', '<=', `${month}-31`)
  if (employer !== undefined) query = query.where('placement.employer', '=', employer)
  if (leftEarly === 'yes') query = query.where(isEarly(leaving))
  if (leftEarly === 'no') query = query.where((build) => build.not(isEarly(leaving)))
  return query
}

const textOf = (column: string) => sql`coalesce(${sql.ref(column)}, '')`

const sortColumns: Record<PlacementSort, RawBuilder<unknown>> = {
  name: sql.ref('inbox_entry.folded_name'),
  position: folded(position),
  employer: folded(textOf('placement.employer')),
  // Placements without details need work, so they come first, the newest at the top.
  joinedOn: sql`coalesce(placement.joined_on, '9999')`,
  pay: textOf('placement.pay'),
  recruiter: folded(textOf('account.name')),
  leftOn: textOf('placement.left_on'),
}

export const placementSorts = Object.keys(sortColumns) as PlacementSort[]

export type PlacementOrder = { sort: PlacementSort; order: 'asc' | 'desc' }

type Asked = { filter: PlacementFilter } & PlacementOrder

const inOrder = (db: Db, leaving: Leaving, { filter, sort, order }: Asked) =>
  found(db, leaving, filter).orderBy(sortColumns[sort], order).orderBy('inbox_entry.row', 'desc')

const columnsOf = (query: ReturnType<typeof joined>) =>
  query
    .select(['inbox_entry.reference', 'inbox_entry.version', 'inbox_entry.name'])
    .select([
      position.as('position'),
      sql<string>`coalesce(placement.job_id, inbox_entry.job_id)`.as('jobId'),
    ])
    .select(['employer', 'joined_on', 'pay', 'left_on', 'account_id', 'account.name as account_name'])

type Found = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number]

const toRow = ({ joined_on, left_on, account_id, account_name, ...row }: Found): PlacementRow => ({
  ...row,
  employer: row.employer ?? '',
  joinedOn: joined_on ?? '',
  pay: row.pay ?? '',
  leftOn: left_on ?? '',
  recruiter: account_id === null ? null : { id: account_id, name: account_name ?? '' },
})

const countIf = (condition: RawBuilder<unknown>) => sql<Count>`count(case when ${condition} then 1 end)`

const sumsOf = async (db: Db, leaving: Leaving, filter: PlacementFilter) => {
  const sums = await found(db, leaving, filter)
    .select(({ fn }) => fn.countAll<Count>().as('total'))
    .select(countIf(sql`placement.left_on <> ''`).as('left'))
    .select(countIf(isEarly(leaving)).as('leftEarly'))
    .select(countIf(sql`placement.reference is null`).as('missing'))
    .executeTakeFirstOrThrow()
  return {
    total: Number(sums.total),
    left: Number(sums.left),
    leftEarly: Number(sums.leftEarly),
    missing: Number(sums.missing),
  }
}

/** The most months offered: twenty years. */
const MONTHS_MAX = 240

const listMonths = (db: Db) =>
  listColumn(
    db
      .selectFrom('placement')
      .select(sql<string>`substr(joined_on, 1, 7)`.as('month'))
      .distinct()
      .orderBy('month', 'desc')
      .limit(MONTHS_MAX),
    'month',
  )

export const listPlacements = async (
  db: Db,
  leaving: Leaving,
  { limit, offset, ...asked }: Asked & Page,
): Promise<PlacementPage> => {
  const rows = await columnsOf(inOrder(db, leaving, asked))
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    rows: rows.map(toRow),
    ...(await sumsOf(db, leaving, asked.filter)),
    leavingDays: leaving.leavingDays,
    months: await listMonths(db),
  }
}

export const listPlaced = (db: Db, leaving: Leaving, asked: Asked) =>
  listColumn(inOrder(db, leaving, asked).select('inbox_entry.reference'), 'reference')

export const placementsOf = async (db: Db, references: readonly string[]) => {
  const rows = await columnsOf(joined(db)).where('inbox_entry.reference', 'in', references).execute()
  return new Map(rows.map((row) => [row.reference, toRow(row)]))
}

export const listEmployers = (db: Db, limit: number) =>
  listColumn(
    db.selectFrom('placement').select('employer').distinct().orderBy('employer').limit(limit),
    'employer',
  )
