import { sql, type Kysely } from 'kysely'
import answerTexts from '@/domain/office/answerTexts.json'
import type { DialectParts } from './dialects/parts'
import { addTextColumns, createTables, type Table } from './tables'

const kindsOfForms = ['application', 'resume', 'internship', 'enquiry', 'contact_message']

/** Columns that tables got with answers, each of them empty. */
const columnsWithAnswers: Record<string, string> = {
  ...Object.fromEntries(kindsOfForms.map((kind) => [kind, 'language'])),
  application: 'language source',
  inbox_entry: 'state_at answered_at told_by told_at asked_at source language',
  mail_outbox: 'answer_id claimed_by',
}

const tables: Record<string, Table> = {
  answer: {
    key: 'id',
    texts: 'reference at account_id way state text sent_at= failed= told_with=',
    indexes: { answer_by_entry: 'reference at', answer_by_mail: 'told_with', answer_by_time: 'at' },
  },
  to_tell: {
    key: 'reference',
    texts: 'state text why at account_id',
    indexes: { to_tell_by_time: 'at reference' },
  },
  invitation: {
    key: 'id',
    texts: 'reference day time place bring at account_id answer= answered_at= reminded_at= came=',
    indexes: { invitation_by_entry: 'reference at', invitation_by_day: 'day time' },
  },
  placement: {
    key: 'reference',
    texts: 'job_id position employer joined_on pay left_on= at account_id',
    indexes: { placement_by_day: 'joined_on reference' },
  },
  answer_text: { key: 'id', texts: 'answer text= text_hi=', integers: 'sort_order=0' },
  link_source: { key: 'id', texts: 'slug name', integers: 'sort_order=0' },
}

const BY_TIME = 'inbox_entry_by_time'

/** The states in which an applicant waits for news. */
const WAITING = sql`state in ('received', 'in_review', 'shortlisted', 'sent_to_employer', 'interview', 'in_talks')`

/** Lists, counts and the overview are made from indexes alone. */
const indexAnswers = async (db: Kysely<unknown>) => {
  await db.schema.dropIndex(BY_TIME).execute()
  const filtered = ['kind', 'state', 'assignee_id', 'place', 'experience_months', 'ctc_lakhs', 'job_id']
  const ofAnswers = ['source', 'answered_at', 'asked_at', 'told_at', 'state_at']
  await db.schema
    .createIndex(BY_TIME)
    .on('inbox_entry')
    .columns(['merged_into', 'received_at', 'row', ...filtered, 'keep_for_other_jobs', ...ofAnswers])
    .execute()
  await db.schema
    .createIndex('inbox_entry_by_answer')
    .on('inbox_entry')
    .columns(['answered_at', 'kind', 'received_at'])
    .execute()
  // Partial, as SQLite would use a full index for other lists and read them in the order of states.
  await sql`create index inbox_entry_by_state on inbox_entry (state) where merged_into is null`.execute(db)
  // Waiting submissions are counted for each of the staff.
  await sql`create index inbox_entry_waiting on inbox_entry (merged_into, assignee_id, state, state_at, asked_at)
    where merged_into is null and ${WAITING}`.execute(db)
}

/** Sets the time since which each submission has been in its state. */
const dateStates = (db: Kysely<unknown>) =>
  sql`update inbox_entry set state_at = coalesce((select max(at) from inbox_change
    where inbox_change.reference = inbox_entry.reference and what in ('state', 'taken_back')), received_at)`.execute(
    db,
  )

/** Adds answers, answers still to be told, invitations and placements. */
export const keepAnswers = async (db: Kysely<unknown>, parts: DialectParts) => {
  await addTextColumns(db, parts, columnsWithAnswers)
  await createTables(db, parts, tables)
  await dateStates(db)
  await indexAnswers(db)
  const content: Kysely<{ answer_text: Record<string, string | number> }> = db.withTables()
  const rows = answerTexts.map((row, index) => ({ id: `${index + 1}`, ...row, sort_order: index + 1 }))
  await content.insertInto('answer_text').values(rows).execute()
}
