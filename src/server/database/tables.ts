import type { Generated } from 'kysely'

/** The columns of a table by their kinds: `version=1` has a default, and `city.city_id` refers to a table. Those for Hindi are added. */
export type Table = Partial<Record<ColumnKind, string>> & {
  /** The columns of a key of several columns. */
  primaryKey?: string
  /** The columns of indexes by their names. */
  indexes?: Record<string, string>
  /** Columns that are unique by themselves, by the names of their indexes. */
  unique?: Record<string, string>
}

/** The types of the columns of each kind in a row. */
type Values = {
  rowNumber: Generated<number>
  key: string
  references: string
  texts: string
  nullableTexts: string | null
  integers: number
  nullableIntegers: number | null
  nullableDecimals: number | null
  bytes: Uint8Array
}

export type ColumnKind = keyof Values

type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text

type Name<Written extends string> = Written extends `${string}.${infer Column}`
  ? Column
  : Written extends `${infer Column}=${string}`
    ? Column
    : Written

type NamesIn<Text> = Text extends string ? Name<Words<Text>> : never

/** The columns that a new row may leave out. */
type WithDefault<Text> = Text extends string
  ? Words<Text> extends infer Word
    ? Word extends `${infer Column}=${string}`
      ? Column
      : never
    : never
  : never

type Kinds<Definition> = keyof Definition & ColumnKind

type ColumnsOf<Definition> = { [Kind in Kinds<Definition>]: NamesIn<Definition[Kind]> }[Kinds<Definition>]

/** A row of a table as its definition says. */
export type RowOf<Definition> = {
  [Column in ColumnsOf<Definition>]: {
    [Kind in Kinds<Definition>]: Column extends WithDefault<Definition[Kind]>
      ? Generated<Values[Kind]>
      : Column extends NamesIn<Definition[Kind]>
        ? Values[Kind]
        : never
  }[Kinds<Definition>]
}

const list = <const Key extends string, const Texts extends string>(key: Key, texts: Texts) =>
  ({ key, texts, integers: 'sort_order=0' }) as const

/** The content that visitors read, referenced tables first. */
export const visitedTables = {
  industry: list('industry_id', 'industry_name='),
  department: list('department_id', 'd_name='),
  role: list('role_id', 'role_name='),
  location: list('location_id', 'location_name='),
  job: {
    key: 'job_id',
    references: 'department.department_id industry.industry_id role.role_id',
    nullableIntegers: 'experience_from experience_to no_of_posts',
    nullableDecimals: 'ctc_from ctc_to',
    // `company_hidden` is 'yes' if the employer is not named.
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
  company: list('id', 'name= about= logo_file_name= image_url='),
  header_content: list('id', 'ads_content= img1= img2= img1_link= img2_link= video_file_name='),
  slider_image: list('id', 'image='),
  csr_item: list('id', 'image= description='),
  service: list('service_id', 'title= service_name= description= small_img= banner_img='),
  office: list('id', 'office_type= address= contact_no= whatsapp_no='),
  email_item: list('id', 'label= email='),
  grievance_officer: list('id', 'name= address= email= contact_no='),
  contact_details: list('id', 'working_hours= holidays='),
  state: list('state_id', 'state_name='),
  city: { ...list('city_id', 'city_name'), references: 'state.state_id' },
} as const satisfies Record<string, Table>

/** Content that visitors do not read: the templates of answers, and sources of applications that the owner names. */
export const officeContent = {
  answer_text: list('id', 'answer text='),
  link_source: list('id', 'slug name'),
} as const satisfies Record<string, Table>

/** The text fields of the forms. No foreign keys: a job may be deleted while its applications stay. */
export const forms = {
  application:
    'job_id position full_name email mobile current_ctc_from current_ctc_to experience_from experience_to current_location source=',
  resume:
    'name mobile email current_ctc_from current_ctc_to qualification experience_from experience_to industry_id department_id role_id location_id',
  internship: 'name mobile email current_location internship_for',
  enquiry: 'name designation company_name mobile email company_website service_required',
  contact_message: 'name email mobile message reason= job=',
} as const

export const otherTables = {
  // One row: the content version, when the sample content was inserted, and the secret for hashes.
  meta: {
    integers: 'id content_version',
    nullableTexts: 'filled_at',
    texts: 'hash_secret',
    primaryKey: 'id',
  },
  // The changes of a job, numbered for each job.
  job_change: { texts: 'job_id at account what', integers: 'number', primaryKey: 'job_id number' },
  // The jobs that were applied for by applications that are deleted.
  job_applied_for: { key: 'job_id' },
  uploaded_file: {
    key: 'id',
    texts: 'submission_table submission_id field original_name media_type checksum',
    integers: 'size',
    bytes: 'bytes',
    unique: { one_file_a_field: 'submission_table submission_id field' },
  },
  // Acknowledged submissions, by idempotency key and keyed hash of their content.
  submission_key: {
    texts: 'submission_table submission_key content sent_at submission_id',
    primaryKey: 'submission_table submission_key content',
    indexes: { submission_key_by_time: 'sent_at', submission_key_by_submission: 'submission_id' },
  },
  // How often an address, a number, an account or a reference did something until `ends_at`. `counter` is a keyed hash.
  request_count: {
    key: 'counter',
    texts: 'ends_at',
    integers: 'count',
    indexes: { request_count_by_end: 'ends_at' },
  },
  // The mails to send, as references to submissions, so that erasing a submission is enough. `answer_id` is '' for the mails of
  // the form, `claimed_until` '' while no process sends it, `reply` the code of the last failure, `given_up_at` '' while it is tried.
  mail_outbox: {
    key: 'id',
    texts:
      'submission_table submission_id recipient=staff answer_id= due_at claimed_until= claimed_by= reply= given_up_at=',
    integers: 'failures=0',
    indexes: { mail_outbox_by_turn: 'given_up_at failures recipient due_at id' },
  },
  // The staff. `email` is in lower case, `password` the hash; `totp_pending` is a secret that was shown and not confirmed yet,
  // `totp_step` the period of the last code that was taken. Each is '' until it is set.
  account: {
    key: 'id',
    texts: 'email name role password= totp_secret= totp_pending= created_at seen_at=',
    integers: 'is_active=1 totp_step=0',
    unique: { account_by_email: 'email' },
  },
  // The key is the hash of the token in the cookie.
  account_session: {
    key: 'id',
    texts: 'account_id created_at seen_at previous_visit_at address',
    indexes: { account_session_by_account: 'account_id' },
  },
  // A link to set a password, good once; the key is the hash of its token.
  account_link: {
    key: 'id',
    texts: 'account_id ends_at',
    indexes: { account_link_by_account: 'account_id' },
  },
  // Good once; the key is a hash of the code.
  recovery_code: { key: 'id', texts: 'account_id', indexes: { recovery_code_by_account: 'account_id' } },
  office_setting: { key: 'name', texts: 'value' },
  office_log: {
    key: 'id',
    texts: 'at account action subject details address',
    indexes: { office_log_by_time: 'at id' },
  },
  // When one of the servers runs a task; while it does, when its lease ends.
  scheduled_task: { key: 'name', texts: 'due_at' },
  // A submission as the office lists, sorts and filters it; texts are '' where there is none. `folded_name` and `mobile` (the last
  // ten digits) are compared, `company` is that of an enquiry. `answered_at` and `told_by` are of the first message that is an
  // answer, `told_at` of the latest; `state_at` is when the present state was set, `asked_at` when the applicant asked in it.
  inbox_entry: {
    rowNumber: 'row',
    texts:
      'reference kind received_at name folded_name email mobile company= about job_id place keep_for_other_jobs= experience ctc state=received state_at= answered_at= told_by= told_at= asked_at= source= language=',
    integers: 'files version=1',
    nullableIntegers: 'experience_months',
    nullableDecimals: 'ctc_lakhs',
    nullableTexts: 'assignee_id merged_into',
    unique: { inbox_entry_by_reference: 'reference' },
    indexes: {
      // Lists and counts are made from it alone, whatever they are filtered by.
      inbox_entry_by_time:
        'merged_into received_at row kind state assignee_id place experience_months ctc_lakhs job_id keep_for_other_jobs source answered_at asked_at told_at state_at',
      inbox_entry_by_answer: 'answered_at kind received_at',
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
  // `account_id` is `APPLICANT` for what the applicant did.
  inbox_change: {
    texts: 'reference at account_id what value',
    integers: 'version',
    primaryKey: 'reference version what value',
  },
  // To whom outside the office a submission was shown or sent. `question_id` is the question to which the applicant said yes,
  // `reason` why they were shown without one; each is '' where the other is not.
  disclosure: {
    key: 'id',
    texts: 'reference at account_id recipient job_id= way= question_id= reason=',
    indexes: { disclosure_by_entry: 'reference at' },
  },
  // `claimed_until` is '' while no process reads it.
  resume_text: { key: 'reference', texts: 'state claimed_until= text=' },
  // `sent_at` is '' while the mail waits, `failed` the code with which it was given up, `told_with` the answer whose mail tells
  // this one too.
  answer: {
    key: 'id',
    texts: 'reference at account_id way state text sent_at= failed= told_with=',
    indexes: { answer_by_entry: 'reference at', answer_by_mail: 'told_with', answer_by_time: 'at' },
  },
  to_send: {
    key: 'reference',
    texts: 'state text why at account_id',
    indexes: { to_send_by_time: 'at reference' },
  },
  // The key is an unguessable token. `day` is the last to answer; an interview has it, its time and place, and a question
  // whether to send somebody has the employer and, if it is about one, the job.
  question: {
    key: 'id',
    texts:
      'reference kind at account_id day time= place= bring= came= employer= job_id= answer= answered_at= reminded_at=',
    indexes: { question_by_entry: 'reference at', question_by_day: 'kind day time' },
  },
  placement: {
    key: 'reference',
    texts: 'job_id position employer joined_on pay left_on= at account_id',
    indexes: { placement_by_day: 'joined_on reference' },
  },
} as const satisfies Record<string, Table>
