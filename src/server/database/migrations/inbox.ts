import { sql, type Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'

const createEntries = async (db: Kysely<unknown>, { text, rowNumber }: DialectParts) => {
  let create = db.schema.createTable('inbox_entry').addColumn('row', 'integer', rowNumber)
  for (const name of [
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
  ])
    create = create.addColumn(name, text, (column) => column.notNull())
  await create
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
  const indexes = {
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
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('inbox_entry').columns(columns).execute()
}

const createTags = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .createTable('inbox_tag')
    .addColumn('reference', text, (column) => column.notNull())
    .addColumn('tag', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('tagged_once', ['reference', 'tag'])
    .execute()
  await db.schema.createIndex('inbox_tag_by_tag').on('inbox_tag').columns(['tag', 'reference']).execute()
}

const createNotes = async (db: Kysely<unknown>, { text }: DialectParts) => {
  let create = db.schema
    .createTable('inbox_note')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
  for (const name of ['reference', 'at', 'account_id', 'text'])
    create = create.addColumn(name, text, (column) => column.notNull())
  await create.execute()
  await db.schema.createIndex('inbox_note_by_entry').on('inbox_note').columns(['reference', 'at']).execute()
}

const createResumeTexts = async (db: Kysely<unknown>, { text }: DialectParts) => {
  await db.schema
    .createTable('resume_text')
    .addColumn('reference', text, (column) => column.primaryKey().notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('claimed_until', text, (column) => column.notNull().defaultTo(''))
    .addColumn('text', text, (column) => column.notNull().defaultTo(''))
    .execute()
  // Only what waits is looked for.
  await sql`create index resume_text_waiting on resume_text (reference) where state = 'waiting'`.execute(db)
}

/** What the office knows of each submission. The server adds the entries of those that are there after its start. */
export const createInbox = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createEntries(db, parts)
  await createTags(db, parts)
  await createNotes(db, parts)
  await createResumeTexts(db, parts)
  await parts.textIndex.createForInbox(db)
}
