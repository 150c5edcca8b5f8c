import { sql, type SqlBool } from 'kysely'
import { alphabetically } from '@/domain/text/compareText'
import type { InboxFilter, InboxPage, InboxRow } from '@/domain/submissions/inbox'
import { ASKED_FOR_MONEY } from '@/domain/submissions/reasons'
import { shareContact } from '@/domain/submissions/samePerson'
import { allStates, waitingStates } from '@/domain/submissions/states'
import { cleanMobile } from '@/domain/text/mobile'
import { allSources } from '@/domain/submissions/sources'
import type { Db } from '../../database/schema'
import { listLinkSources } from '../lookups'
import { countOf, folded, listColumn, type Count, type Page } from '../queries'
import { listMobiles } from '../submissions'
import { listRecipients } from './disclosures'
import { listAssignees, mergedWith } from './inboxChanges'
import type { Indexed } from './inboxEntries'
import { filtered } from './inboxFilter'
import { listEmployers } from './placements'
import { readSettings } from './settings'

/** States are sorted as a submission goes through them. */
const stateOrder = sql`case state ${sql.join(
  allStates.map((state, index) => sql`when ${sql.lit(state)} then ${sql.lit(index)}`),
  sql` `,
)} end`

/** Submissions that asked and got no answer since, then those waiting in a state without news, then the others. */
const waitOrder = sql`case when asked_at > told_at then 0
  when told_at < state_at and state in (${sql.join(waitingStates.map((state) => sql.lit(state)))}) then 1 else 2 end`

/** New messages about money that somebody asked for. */
const urgency = sql`case when state = 'received' and reference in
  (select reference from inbox_tag where tag = ${ASKED_FOR_MONEY}) then 0 else 1 end`

const sortColumns = {
  receivedAt: sql.ref('received_at'),
  name: sql.ref('folded_name'),
  email: sql.ref('email'),
  mobile: sql.ref('mobile'),
  company: folded(sql.ref('company')),
  kind: sql.ref('kind'),
  about: folded(sql.ref('about')),
  jobId: sql.ref('job_id'),
  place: folded(sql.ref('place')),
  experience: sql.ref('experience_months'),
  ctc: sql.ref('ctc_lakhs'),
  state: stateOrder,
  waits: waitOrder,
  assignee: folded(sql.ref('account.name')),
  files: sql.ref('files'),
  source: sql.ref('source'),
}

type InboxSort = keyof typeof sortColumns

export const inboxSorts = Object.keys(sortColumns) as InboxSort[]

/** Their columns may have no value: such rows come last. */
const OPTIONAL = new Set<InboxSort>(['experience', 'ctc', 'assignee'])

export type InboxOrder = { sort: InboxSort; order: 'asc' | 'desc' }

/**
 * The matching entries in an order; among equals the newest comes first, or the one that has waited longest. In the usual order,
 * the newest first, what is urgent comes before.
 */
const sorted = (db: Db, indexed: Indexed, filter: InboxFilter, { sort, order }: InboxOrder) => {
  const column = sortColumns[sort]
  return filtered(db, indexed, filter)
    .$if(sort === 'assignee', (query) => query.leftJoin('account', 'account.id', 'assignee_id'))
    .$if(OPTIONAL.has(sort), (query) => query.orderBy(sql<SqlBool>`${column} is null`))
    .$if(sort === 'receivedAt' && order === 'desc', (query) => query.orderBy(urgency))
    .orderBy(column, order)
    .$if(sort === 'waits', (query) => query.orderBy('state_at', order))
    .$if(sort !== 'receivedAt', (query) => query.orderBy('received_at', 'desc'))
    .orderBy('row', sort === 'receivedAt' ? order : 'desc')
}

type Asked = InboxOrder & Page & { filter: InboxFilter }

export const entries = (db: Db) =>
  db
    .selectFrom('inbox_entry')
    .leftJoin('account', 'account.id', 'inbox_entry.assignee_id')
    .select(['row', 'reference', 'kind', 'version', 'received_at as receivedAt', 'state', 'files'])
    .select([
      'inbox_entry.name',
      'inbox_entry.email',
      'mobile',
      'company',
      'about',
      'job_id as jobId',
      'place',
    ])
    .select(['experience', 'ctc', 'keep_for_other_jobs as keepForOtherJobs', 'merged_into as mergedInto'])
    .select(['state_at as stateAt', 'answered_at as answeredAt', 'asked_at as askedAt', 'told_at as toldAt'])
    .select(['source', 'language'])
    .select(['assignee_id as assigneeId', 'account.name as assigneeName'])

export const listEntries = async (db: Db, references: readonly string[]) =>
  references.length === 0 ? [] : entries(db).where('reference', 'in', references).execute()

export type ListedEntry = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]

export const listTagsOf = async (db: Db, references: readonly string[]) => {
  const rows = await db
    .selectFrom('inbox_tag')
    .selectAll()
    .where('reference', 'in', references)
    .orderBy('tag')
    .execute()
  const tags = new Map<string, string[]>()
  for (const { reference, tag } of rows) tags.set(reference, [...(tags.get(reference) ?? []), tag])
  return tags
}

/** Submissions for the same within 30 days that share a number or an address are possible duplicates. */
const WITHIN_MS = 30 * 24 * 60 * 60 * 1000
/** Further submissions with one number or address are not looked at. */
const LOOKED_AT = 2000

type Contact = Pick<ListedEntry, 'mobile' | 'email'>

type Sent = Contact &
  Pick<ListedEntry, 'reference' | 'kind' | 'jobId' | 'receivedAt' | 'mergedInto' | 'state'>

const given = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '')

/** The entries with one of these mobile numbers or email addresses, in any order: sorting would read all entries. */
const sharingContact = (db: Db, sent: readonly Contact[]) => {
  const mobiles = given(sent.map(({ mobile }) => mobile))
  const emails = given(sent.map(({ email }) => email))
  return db
    .selectFrom('inbox_entry')
    .where((build) =>
      build.or([
        ...(mobiles.length > 0 ? [build('mobile', 'in', mobiles)] : []),
        ...(emails.length > 0 ? [build('email', 'in', emails)] : []),
      ]),
    )
    .limit(LOOKED_AT)
}

/** Merged submissions have one state for their applicant: one that was withdrawn is kept apart from one that was not. */
export const areBothWithdrawnOrNeither = (one: Pick<Sent, 'state'>, other: Pick<Sent, 'state'>) =>
  (one.state === 'withdrawn') === (other.state === 'withdrawn')

/** Whether one of them may be the other sent again. */
export const areDuplicates = (one: Sent, other: Sent) =>
  one.reference !== other.reference &&
  one.mergedInto === null &&
  other.mergedInto === null &&
  one.kind === other.kind &&
  one.jobId === other.jobId &&
  areBothWithdrawnOrNeither(one, other) &&
  shareContact(one, other) &&
  Math.abs(Date.parse(one.receivedAt) - Date.parse(other.receivedAt)) <= WITHIN_MS

const findDuplicates = async (db: Db, sent: readonly Sent[]) => {
  const others = await sharingContact(db, sent)
    .select(['reference', 'kind', 'job_id as jobId', 'mobile', 'email', 'state'])
    .select(['received_at as receivedAt', 'merged_into as mergedInto'])
    .execute()
  return new Set(
    sent.filter((one) => others.some((other) => areDuplicates(one, other))).map(({ reference }) => reference),
  )
}

export const toRows = async (db: Db, listed: readonly ListedEntry[]): Promise<InboxRow[]> => {
  if (listed.length === 0) return []
  const references = listed.map(({ reference }) => reference)
  const tags = await listTagsOf(db, references)
  const mobiles = await listMobiles(db, listed)
  const duplicates = await findDuplicates(db, listed)
  return listed.map(
    ({
      row: _row,
      version: _version,
      mergedInto: _into,
      assigneeId,
      assigneeName,
      askedAt,
      toldAt,
      ...entry
    }) => ({
      ...entry,
      askedAt: askedAt > toldAt ? askedAt : '',
      // Entries are compared by ten digits; the staff call the number that was sent.
      mobile: cleanMobile(mobiles.get(entry.reference) ?? '') || entry.mobile,
      assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
      tags: tags.get(entry.reference) ?? [],
      isDuplicate: duplicates.has(entry.reference),
    }),
  )
}

const newestTime = async (db: Db, indexed: Indexed) => {
  const newest = await filtered(db, indexed, {})
    .select('received_at')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.received_at ?? null
}

/** The rows of one page, and the total. */
const findPage = async (db: Db, indexed: Indexed, { filter, limit, offset, ...order }: Asked) => {
  const onPage = sorted(db, indexed, filter, order).select('row').limit(limit).offset(offset)
  const countAll = () => countOf(filtered(db, indexed, filter))
  if (!filter.search) return { rows: await listColumn(onPage, 'row'), total: await countAll() }
  // A word of most resumes takes long to find: the number comes with the rows of the page, so that it is looked for once.
  const found = await onPage.select(({ fn }) => fn.countAll<Count>().over().as('total')).execute()
  const [first] = found
  // Behind the last page no row brings the number.
  if (!first) return { rows: [], total: offset === 0 ? 0 : await countAll() }
  return { rows: found.map(({ row }) => row), total: Number(first.total) }
}

/** One page of the inbox, and the time of the newest submission of all. */
export const listInbox = async (db: Db, indexed: Indexed, asked: Asked): Promise<InboxPage> => {
  const { rows, total } = await findPage(db, indexed, asked)
  const listed = rows.length === 0 ? [] : await entries(db).where('row', 'in', rows).execute()
  const byRow = new Map(listed.map((entry) => [entry.row, entry]))
  const inOrder = rows.flatMap((row) => byRow.get(row) ?? [])
  return { rows: await toRows(db, inOrder), total, newestAt: await newestTime(db, indexed) }
}

export const listReferences = (db: Db, indexed: Indexed, filter: InboxFilter, order: InboxOrder) =>
  listColumn(sorted(db, indexed, filter, order).select('reference'), 'reference')

export const findEntry = (db: Db, reference: string) =>
  entries(db).where('reference', '=', reference).executeTakeFirst()

/** The most submissions that are shown. */
const SHOWN = 100

/** Other submissions with the same mobile number or email address, and those merged with it, newest first. */
export const historyOf = async (db: Db, entry: ListedEntry) => {
  const sharing = await listColumn(sharingContact(db, [entry]).select('reference'), 'reference')
  const others = new Set([...sharing, ...(await mergedWith(db, [entry.reference]))])
  others.delete(entry.reference)
  if (others.size === 0) return []
  return entries(db)
    .where('reference', 'in', [...others])
    .orderBy('received_at', 'desc')
    .orderBy('row', 'desc')
    .limit(SHOWN)
    .execute()
}

/** The most choices that are offered. */
const CHOICES_MAX = 1000

/** The jobs that were applied for; those with the most applications where there are very many. */
const listJobs = async (db: Db) => {
  const jobs = await db
    .selectFrom('inbox_entry')
    .select(({ fn }) => ['job_id as id', fn.max('about').as('position')])
    .where('job_id', '!=', '')
    .groupBy('job_id')
    .orderBy(sql`count(*)`, 'desc')
    .limit(CHOICES_MAX)
    .execute()
  return jobs.toSorted((one, other) => alphabetically(one.position, other.position))
}

/** The sources of links, including deleted ones. */
const listSources = async (db: Db) => {
  const known = allSources(await listLinkSources(db))
  const sources = db.selectFrom('inbox_entry').select('source').distinct().where('source', '!=', '')
  const used = await listColumn(sources.limit(CHOICES_MAX), 'source')
  const deleted = used.filter((slug) => !known.some((source) => source.slug === slug))
  return [...known, ...deleted.map((slug) => ({ slug, name: slug }))]
}

const inOrder = (names: readonly string[]) => names.toSorted(alphabetically)

export const listChoices = async (db: Db) => {
  const tags = db.selectFrom('inbox_tag').select('tag').distinct().orderBy('tag')
  const places = db.selectFrom('inbox_entry').select('place').distinct().orderBy('place')
  return {
    tags: inOrder(await listColumn(tags.limit(CHOICES_MAX), 'tag')),
    accounts: await listAssignees(db),
    recipients: inOrder(await listRecipients(db, CHOICES_MAX)),
    employers: inOrder(await listEmployers(db, CHOICES_MAX)),
    leavingDays: (await readSettings(db)).leavingDays,
    jobs: await listJobs(db),
    sources: await listSources(db),
    places: inOrder(await listColumn(places.where('place', '!=', '').limit(CHOICES_MAX), 'place')),
  }
}
