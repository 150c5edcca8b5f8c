import { sql, type Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import { addTexts, createIndexes, keyedTable } from './tables'

type Columns = { key: string; texts?: string[]; numbers?: string[] }

/** The accounts of the staff, how they sign in, settings, and the log, which takes lines and gives none back. */
const accountTables: Record<string, Columns> = {
  account: {
    key: 'id',
    texts: ['email', 'name', 'role', 'password', 'totp_secret', 'totp_pending', 'created_at', 'seen_at'],
    numbers: ['is_active', 'totp_step'],
  },
  account_session: {
    key: 'id',
    texts: ['account_id', 'created_at', 'seen_at', 'previous_visit_at', 'address'],
  },
  account_link: { key: 'id', texts: ['account_id', 'ends_at'] },
  recovery_code: { key: 'id', texts: ['account_id'] },
  sign_in_count: { key: 'sender', texts: ['ends_at'], numbers: ['failures'] },
  office_setting: { key: 'name', texts: ['value'] },
  office_log: { key: 'id', texts: ['at', 'account', 'action', 'subject', 'details', 'address'] },
  scheduled_task: { key: 'name', texts: ['due_at'] },
}

const createAccountTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, { key, texts = [], numbers = [] }] of Object.entries(accountTables))
    await numbers
      .reduce(
        (create, name) => create.addColumn(name, 'integer', (column) => column.notNull()),
        addTexts(keyedTable(db, parts, table, key), parts, texts),
      )
      .execute()
  await db.schema.createIndex('account_by_email').unique().on('account').column('email').execute()
  await createIndexes(db, 'account_session', { account_session_by_account: ['account_id'] })
  await createIndexes(db, 'account_link', { account_link_by_account: ['account_id'] })
  await createIndexes(db, 'recovery_code', { recovery_code_by_account: ['account_id'] })
  await createIndexes(db, 'office_log', { office_log_by_time: ['at', 'id'] })
  await parts.onlyAppend(db, 'office_log')
}

const entryTexts = [
  'reference',
  'kind',
  'received_at',
  'name',
  'folded_name',
  'email',
  'mobile',
  'about',
  'job_id',
  'place',
  'experience',
  'ctc',
]

const entryIndexes = {
  // Lists and counts are made from it alone, whatever they are filtered by.
  inbox_entry_by_time: [
    'merged_into',
    'received_at',
    'row',
    'kind',
    'state',
    'assignee_id',
    'place',
    'experience_months',
    'ctc_lakhs',
    'job_id',
  ],
  inbox_entry_by_job: ['job_id', 'merged_into', 'received_at'],
  inbox_entry_by_kind: ['kind'],
  inbox_entry_by_mobile: ['mobile'],
  inbox_entry_by_email: ['email'],
}

/** The inbox lists these fields of each submission. */
const createEntries = async (db: Kysely<unknown>, parts: DialectParts) => {
  const { text, rowNumber } = parts
  const table = db.schema.createTable('inbox_entry').addColumn('row', 'integer', rowNumber)
  await addTexts(table, parts, entryTexts)
    .addColumn('experience_months', 'integer')
    .addColumn('ctc_lakhs', 'real')
    .addColumn('files', 'integer', (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull().defaultTo('received'))
    .addColumn('assignee_id', text)
    .addColumn('merged_into', text)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('inbox_entry_by_reference')
    .on('inbox_entry')
    .column('reference')
    .unique()
    .execute()
  await createIndexes(db, 'inbox_entry', entryIndexes)
  // PostgreSQL takes no order from an index that begins with `merged_into is null`.
  await sql`create index inbox_entry_newest on inbox_entry (received_at desc, row desc) where merged_into is null`.execute(
    db,
  )
}

/** Tags and notes of submissions, and the history of their changes. */
const createNotes = async (db: Kysely<unknown>, parts: DialectParts) => {
  const { text } = parts
  await addTexts(db.schema.createTable('inbox_tag'), parts, ['reference', 'tag'])
    .addPrimaryKeyConstraint('tagged_once', ['reference', 'tag'])
    .execute()
  await createIndexes(db, 'inbox_tag', { inbox_tag_by_tag: ['tag', 'reference'] })
  const noteTexts = ['reference', 'at', 'account_id', 'text']
  await addTexts(keyedTable(db, parts, 'inbox_note', 'id'), parts, noteTexts).execute()
  await createIndexes(db, 'inbox_note', { inbox_note_by_entry: ['reference', 'at'] })
  const change = db.schema
    .createTable('inbox_change')
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
  await addTexts(change, parts, ['at', 'account_id', 'what', 'value'])
    .addPrimaryKeyConstraint('inbox_change_key', ['reference', 'version', 'what', 'value'])
    .execute()
}

const createResumeTexts = async (db: Kysely<unknown>, parts: DialectParts) => {
  const table = addTexts(keyedTable(db, parts, 'resume_text', 'reference'), parts, ['state'])
  await addTexts(table, parts, ['claimed_until', 'text'], { isOptional: true }).execute()
  // Only what waits is looked for.
  await sql`create index resume_text_waiting on resume_text (reference) where state = 'waiting'`.execute(db)
}

/** The tables of the office: accounts, settings, and the inbox with the index of its texts. */
export const createOfficeTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createAccountTables(db, parts)
  await createEntries(db, parts)
  await createNotes(db, parts)
  await createResumeTexts(db, parts)
  await parts.textIndex.createForInbox(db)
}
