import { sql, type Kysely } from 'kysely'
import type { DialectParts } from '../dialects/parts'
import { createTables, type Table } from './tables'

const tables: Record<string, Table> = {
  account: {
    key: 'id',
    texts: 'email name role password totp_secret totp_pending created_at seen_at',
    integers: 'is_active totp_step',
    unique: { account_by_email: 'email' },
  },
  account_session: {
    key: 'id',
    texts: 'account_id created_at seen_at previous_visit_at address',
    indexes: { account_session_by_account: 'account_id' },
  },
  account_link: {
    key: 'id',
    texts: 'account_id ends_at',
    indexes: { account_link_by_account: 'account_id' },
  },
  recovery_code: { key: 'id', texts: 'account_id', indexes: { recovery_code_by_account: 'account_id' } },
  sign_in_count: { key: 'sender', texts: 'ends_at', integers: 'failures' },
  office_setting: { key: 'name', texts: 'value' },
  office_log: {
    key: 'id',
    texts: 'at account action subject details address',
    indexes: { office_log_by_time: 'at id' },
  },
  scheduled_task: { key: 'name', texts: 'due_at' },
  inbox_entry: {
    rowNumber: 'row',
    texts:
      'reference kind received_at name folded_name email mobile about job_id place experience ctc state=received',
    integers: 'files version=1',
    nullableIntegers: 'experience_months',
    nullableDecimals: 'ctc_lakhs',
    nullableTexts: 'assignee_id merged_into',
    unique: { inbox_entry_by_reference: 'reference' },
    indexes: {
      // Lists and counts are made from it alone, whatever they are filtered by.
      inbox_entry_by_time:
        'merged_into received_at row kind state assignee_id place experience_months ctc_lakhs job_id',
      inbox_entry_by_job: 'job_id merged_into received_at',
      inbox_entry_by_kind: 'kind',
      inbox_entry_by_mobile: 'mobile',
      inbox_entry_by_email: 'email',
    },
  },
  inbox_tag: {
    texts: 'reference tag',
    primaryKey: 'reference tag',
    indexes: { inbox_tag_by_tag: 'tag reference' },
  },
  inbox_note: {
    key: 'id',
    texts: 'reference at account_id text',
    indexes: { inbox_note_by_entry: 'reference at' },
  },
  inbox_change: {
    texts: 'reference at account_id what value',
    integers: 'version',
    primaryKey: 'reference version what value',
  },
  resume_text: { key: 'reference', texts: 'state claimed_until= text=' },
}

/** The tables of the office: accounts, settings, and the inbox with the index of its texts. */
export const createOfficeTables = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createTables(db, parts, tables)
  await parts.onlyAppend(db, 'office_log')
  // PostgreSQL takes no order from an index that begins with `merged_into is null`.
  await sql`create index inbox_entry_newest on inbox_entry (received_at desc, row desc) where merged_into is null`.execute(
    db,
  )
  // Only what waits is looked for.
  await sql`create index resume_text_waiting on resume_text (reference) where state = 'waiting'`.execute(db)
  await parts.textIndex.createForInbox(db)
}
