import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { MigrationProvider } from 'kysely/migration'
import { postedDay } from '@/domain/calendar'
import { searchedTexts } from '@/domain/office/searchText'
import { keepAnswers } from './answers'
import { addHindi } from './hindi'
import type { DialectParts } from './dialects/parts'
import { nameByReferences } from './references'
import { addTextColumns, createTables, type Table } from './tables'
import { contentTables, type SubmissionTable } from './schema'

const list = (key: string, texts: string): Table => ({ key, texts, integers: 'sort_order=0' })

const tablesOfContent: Record<string, Table> = {
  meta: {
    integers: 'id content_version',
    nullableTexts: 'filled_at',
    texts: 'hash_secret',
    primaryKey: 'id',
  },
  industry: list('industry_id', 'industry_name='),
  department: list('department_id', 'd_name='),
  role: list('role_id', 'role_name='),
  location: list('location_id', 'location_name='),
  company: list('id', 'name= about= logo_file_name= image_url='),
  header_content: list('id', 'ads_content= img1= img2= img1_link= img2_link= video_file_name='),
  slider_image: list('id', 'image='),
  csr_item: list('id', 'image= description='),
  service: list('service_id', 'title= service_name= description= small_img= banner_img='),
  office: list('id', 'office_type= address= contact_no= whatsapp_no='),
  email_item: list('id', 'label= email='),
  contact_details: list('id', 'working_hours= holidays='),
  state: list('state_id', 'state_name='),
  city: { ...list('city_id', 'city_name'), references: 'state.state_id' },
  job: {
    key: 'job_id',
    references: 'department.department_id industry.industry_id role.role_id',
    nullableIntegers: 'experience_from experience_to no_of_posts',
    nullableDecimals: 'ctc_from ctc_to',
    nullableTexts:
      'date_posted closing_date closed_on confirmed_on walk_in_date_from walk_in_date_to walk_in_time walk_in_address walk_in_bring company_hidden',
    // The long ones last: SQLite reads a row from its beginning.
    texts:
      'position state=open company_name= location= employment_type= ctc= qualification= short_job_description= about_company= job_description=',
    indexes: {
      // Tells how many jobs of an industry are open without reading the long texts of each.
      job_by_industry: 'industry_id state closing_date closed_on job_id',
      job_by_department: 'department_id',
      job_by_role: 'role_id',
    },
  },
  job_change: {
    texts: 'job_id at account what',
    integers: 'number',
    primaryKey: 'job_id number',
  },
  job_applied_for: { key: 'job_id' },
}

/** The content that visitors read: the lists, the jobs, their history and the index of their texts. */
const createContent = async (db: Kysely<unknown>, parts: DialectParts) => {
  await parts.createFolded?.(db)
  await createTables(db, parts, tablesOfContent)
  const meta: Kysely<{ meta: { id: number; content_version: number; hash_secret: string } }> = db.withTables()
  const hash_secret = randomBytes(32).toString('hex')
  await meta.insertInto('meta').values({ id: 1, content_version: 0, hash_secret }).execute()
  const first = contentTables.filter((table) => table in tablesOfContent)
  for (const table of first) await parts.countContentChanges(db, table)
  await parts.textIndex.createForJobs(db)
}

/** The text fields of the forms. No foreign keys: a job may be deleted while its applications stay. */
const forms: Record<SubmissionTable, string> = {
  application:
    'job_id position full_name email mobile current_ctc_from current_ctc_to experience_from experience_to current_location',
  resume:
    'name mobile email current_ctc_from current_ctc_to qualification experience_from experience_to industry_id department_id role_id location_id',
  internship: 'name mobile email current_location internship_for',
  enquiry: 'name designation company_name mobile email company_website service_required',
  contact_message: 'name email mobile message',
}

const tablesOfSubmissions: Record<string, Table> = {
  uploaded_file: {
    key: 'id',
    texts: 'submission_table submission_id field original_name media_type checksum',
    integers: 'size',
    bytes: 'bytes',
    unique: { one_file_a_field: 'submission_table submission_id field' },
  },
  // State that all servers of one database share: idempotency keys and counts for limits.
  submission_key: {
    texts: 'submission_table submission_key content sent_at submission_id',
    primaryKey: 'submission_table submission_key content',
    indexes: { submission_key_by_time: 'sent_at', submission_key_by_submission: 'submission_id' },
  },
  sender_count: {
    key: 'sender',
    texts: 'ends_at',
    integers: 'count',
    indexes: { sender_count_by_end: 'ends_at' },
  },
  // The mails to send, as references to submissions, so that erasing a submission is enough.
  mail_outbox: {
    key: 'id',
    texts: 'submission_table submission_id recipient=staff due_at claimed_until reply given_up_at',
    integers: 'failures',
    indexes: { mail_outbox_by_turn: 'given_up_at failures recipient due_at id' },
  },
}

/** The forms that visitors send, their files, keys, counts and mails. */
const createSubmissions = async (db: Kysely<unknown>, parts: DialectParts) => {
  for (const [table, fields] of Object.entries(forms)) {
    const indexes = { [`${table}_by_time`]: 'submitted_at id' }
    await createTables(db, parts, { [table]: { key: 'id', texts: `submitted_at ${fields}`, indexes } })
  }
  await db.schema.createIndex('application_by_job').on('application').column('job_id').execute()
  await createTables(db, parts, tablesOfSubmissions)
}

const tablesOfOffice: Record<string, Table> = {
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
const createOffice = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createTables(db, parts, tablesOfOffice)
  await parts.onlyAppend(db, 'office_log')
  // PostgreSQL takes no order from an index that begins with `merged_into is null`.
  await sql`create index inbox_entry_newest on inbox_entry (received_at desc, row desc) where merged_into is null`.execute(
    db,
  )
  // Only what waits is looked for.
  await sql`create index resume_text_waiting on resume_text (reference) where state = 'waiting'`.execute(db)
  await parts.textIndex.createForInbox(db)
}

const ROWS_AT_ONCE = 200

/** Folds the texts of the submissions of before as searches of the inbox fold theirs. */
const foldInbox = async (db: Kysely<unknown>) => {
  const inbox: Kysely<{ inbox_search: { row: number; texts: string } }> = db.withTables()
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows: { row: number; texts: string }[] = await inbox
      .selectFrom('inbox_search')
      .selectAll()
      .where('row', '>', after)
      .orderBy('row')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { row, texts } of rows) {
      const written = `${searchedTexts(texts.trimEnd().split('\n'))}\n\n`
      await inbox.updateTable('inbox_search').set({ texts: written }).where('row', '=', row).execute()
    }
    after = rows.at(-1)?.row
  }
}

/** A closing date with a zone is the day in India, as lists compare days. */
const closeOnDaysInIndia = async (db: Kysely<unknown>) => {
  const content: Kysely<{ job: { job_id: string; closing_date: string } }> = db.withTables()
  const timed = content
    .selectFrom('job')
    .select(['job_id', 'closing_date'])
    .where('closing_date', 'like', '%:%')
  for (const { job_id, closing_date } of await timed.execute()) {
    const day = postedDay(closing_date)
    if (day !== undefined && !closing_date.startsWith(day))
      await content.updateTable('job').set({ closing_date: day }).where('job_id', '=', job_id).execute()
  }
}

/** Enquiries and messages get states of their own in place of an applicant's. */
const newStates = [
  ['enquiry', ['in_review', 'shortlisted'], 'in_talks'],
  ['enquiry', ['declined', 'withdrawn'], 'lost'],
  ['contact_message', ['in_review', 'shortlisted', 'declined', 'withdrawn'], 'answered'],
] as const

const tellEnquiriesApart = async (db: Kysely<unknown>, parts: DialectParts) => {
  await addTextColumns(db, parts, { inbox_entry: 'company' })
  await sql`update inbox_entry set company = coalesce((select trim(company_name) from enquiry
    where enquiry.id = substr(inbox_entry.reference, ${sql.lit('enquiry-'.length + 1)})), '') where kind = 'enquiry'`.execute(
    db,
  )
  const inbox: Kysely<{ inbox_entry: { kind: string; state: string } }> = db.withTables()
  for (const [kind, before, state] of newStates)
    await inbox
      .updateTable('inbox_entry')
      .set({ state })
      .where('kind', '=', kind)
      .where('state', 'in', before)
      .execute()
}

/** The person for complaints about personal data, as the staff publish it. */
const addGrievanceOfficers = async (db: Kysely<unknown>, parts: DialectParts) => {
  await createTables(db, parts, { grievance_officer: list('id', 'name= address= email= contact_no=') })
  await parts.countContentChanges(db, 'grievance_officer')
}

/** Run in the order of their names. A released migration is never changed: a change is a new migration. */
export const migrations = (parts: DialectParts): MigrationProvider => ({
  getMigrations: async () => ({
    '0001-initial': {
      up: async (db) => {
        await createContent(db, parts)
        await createSubmissions(db, parts)
        await createOffice(db, parts)
      },
    },
    '0002-however-written': {
      up: async (db) => {
        await foldInbox(db)
        await closeOnDaysInIndia(db)
      },
    },
    // Their texts are indexed again, as searches fold them now.
    '0003-fold-searched-jobs': { up: async (db) => void (await sql`delete from job_search`.execute(db)) },
    '0004-enquiries': { up: (db) => tellEnquiriesApart(db, parts) },
    '0005-references': { up: (db) => nameByReferences(db, parts) },
    '0006-grievance-officer': { up: (db) => addGrievanceOfficers(db, parts) },
    '0007-answers': { up: (db) => keepAnswers(db, parts) },
    '0008-hindi': { up: (db) => addHindi(db, parts) },
    // With and without the dots of Hindi.
    '0009-fold-hindi': { up: foldInbox },
  }),
})
