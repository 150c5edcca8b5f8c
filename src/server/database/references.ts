import { randomInt } from 'node:crypto'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { batchesOf } from '@/domain/batches'
import { makeReference, REFERENCE_BASE, REFERENCE_DRAWS } from '@/domain/reference'
import type { DialectParts } from './dialects/parts'
import { addTextColumns, createTables, type Table } from './tables'

/** A reference drawn by lot, one of many billions. */
export const drawReference = () =>
  makeReference(Array.from({ length: REFERENCE_DRAWS }, () => randomInt(REFERENCE_BASE)))

const kindsOfApplicants = ['application', 'resume', 'internship']
const kinds = [...kindsOfApplicants, 'enquiry', 'contact_message']

/** The names of the submissions that are stored: the kind and the id, joined by a hyphen. */
const storedNames = async (db: Kysely<unknown>) => {
  const names = kinds.map((kind) => sql`select ${sql.lit(`${kind}-`)} || id as name from ${sql.table(kind)}`)
  const { rows } = await sql<{ name: string }>`${sql.join(names, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}

/** How the details of a line of the log begin that end with a name. */
const DETAILS = ['Merged into ', 'Merged with ', 'Separated from ']
const MERGING = sql`what in ('merged', 'merged_away', 'separated')`

const endOf = (details: string) => sql`substr(details, ${sql.lit(details.length + 1)})`
const hasDetails = (details: string) => sql`details like ${sql.lit(`${details}%`)}`

/** Names of submissions in the log and the history, erased ones among them. */
const toldNames = async (db: Kysely<unknown>) => {
  const names = [
    sql`select subject as name from office_log where ${sql.join(
      kinds.map((kind) => sql`subject like ${sql.lit(`${kind}-%`)}`),
      sql` or `,
    )}`,
    sql`select value from inbox_change where ${MERGING}`,
    ...DETAILS.map((details) => sql`select ${endOf(details)} from office_log where ${hasDetails(details)}`),
  ]
  const { rows } = await sql<{ name: string }>`${sql.join(names, sql` union `)}`.execute(db)
  // The address of an account may begin like a name.
  const isName = new RegExp(`^(?:${kinds.join('|')})-[\\da-f-]{36}$`)
  return rows.flatMap(({ name }) => (isName.test(name) ? [name] : []))
}

/** Rows of one statement that inserts. */
const ROWS_AT_ONCE = 1000
/** PostgreSQL ends a statement after half a minute: so many submissions are named again at once. */
const NAMES_AT_ONCE = 20_000

/** Draws a reference for each name, all of them different. */
const drawnFor = (names: readonly string[]) => {
  const drawn = new Set<string>()
  while (drawn.size < names.length) drawn.add(drawReference())
  const references = drawn.values()
  return names.map((name) => ({ name, reference: references.next().value ?? '' }))
}

type Renamed = {
  table: string
  column: string
  /** The name that the column has now; the column itself where it is left out. */
  name?: RawBuilder<unknown>
  /** The text before the reference. */
  before?: string
  /** Which rows; all where it is left out. */
  where?: RawBuilder<unknown>
}

const renamedColumns: Renamed[] = [
  ...kinds.map((kind) => ({ table: kind, column: 'id', name: sql`${sql.lit(`${kind}-`)} || id` })),
  ...['uploaded_file', 'submission_key', 'mail_outbox'].map((table) => ({
    table,
    column: 'submission_id',
    name: sql`submission_table || '-' || submission_id`,
  })),
  ...['inbox_entry', 'inbox_tag', 'inbox_note', 'inbox_change', 'resume_text'].map((table) => ({
    table,
    column: 'reference',
  })),
  { table: 'inbox_entry', column: 'merged_into' },
  { table: 'inbox_change', column: 'value', where: MERGING },
  { table: 'office_log', column: 'subject' },
  ...DETAILS.map((details) => ({
    table: 'office_log',
    column: 'details',
    name: endOf(details),
    before: details,
    where: hasDetails(details),
  })),
]

const rename = ({ table, column, name, before = '', where }: Renamed) => sql`
  update ${sql.table(table)} set ${sql.id(column)} = ${sql.lit(before)} || new_reference.reference from new_reference
  where new_reference.name = ${name ?? sql.ref(`${table}.${column}`)} ${where ? sql`and ${where}` : sql``}`

/** Gives each submission a reference in place of its id, wherever it is named. */
const giveReferences = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .createTable('new_reference')
    .addColumn('name', text, (column) => column.primaryKey())
    .addColumn('reference', text, (column) => column.notNull())
    .execute()
  const names = new Set([...(await storedNames(db)), ...(await toldNames(db))])
  for (const some of batchesOf(drawnFor([...names]), NAMES_AT_ONCE)) {
    await sql`delete from new_reference`.execute(db)
    for (const rows of batchesOf(some, ROWS_AT_ONCE)) {
      const values = rows.map(({ name, reference }) => sql`(${name}, ${reference})`)
      await sql`insert into new_reference (name, reference) values ${sql.join(values)}`.execute(db)
    }
    for (const column of renamedColumns) await rename(column).execute(db)
  }
  await db.schema.dropTable('new_reference').execute()
}

/** Columns that tables got with references, each of them empty or as it is named here. */
const columnsWithReferences: Record<string, string> = {
  ...Object.fromEntries(kinds.map((kind) => [kind, 'privacy_version'])),
  ...Object.fromEntries(
    kindsOfApplicants.map((kind) => [
      kind,
      'privacy_version keep_for_other_jobs is_minor guardian_name guardian_mobile',
    ]),
  ),
  inbox_entry: 'keep_for_other_jobs',
}

const disclosure: Table = {
  key: 'id',
  texts: 'reference at account_id recipient',
  indexes: { disclosure_by_entry: 'reference at' },
}

const BY_TIME = 'inbox_entry_by_time'

/** Lists and counts are made from this index alone, whatever they are filtered by. */
const filterByWhatIsKept = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex(BY_TIME).execute()
  const filtered = ['kind', 'state', 'assignee_id', 'place', 'experience_months', 'ctc_lakhs', 'job_id']
  await db.schema
    .createIndex(BY_TIME)
    .on('inbox_entry')
    .columns(['merged_into', 'received_at', 'row', ...filtered, 'keep_for_other_jobs'])
    .execute()
}

/** Submissions are named by references, and keep what their senders chose and were told. */
export const nameByReferences = async (db: Kysely<unknown>, parts: DialectParts) => {
  await addTextColumns(db, parts, columnsWithReferences)
  await createTables(db, parts, { disclosure })
  await filterByWhatIsKept(db)
  await parts.takeChanges(db, 'office_log')
  await giveReferences(db, parts)
  await parts.onlyAppend(db, 'office_log')
}
