import type { Language } from '@/domain/languages'
import type { Generated, Kysely, Transaction } from 'kysely'
import type {
  Company,
  CsrItem,
  GrievanceOfficer,
  HindiColumn,
  Job,
  JobDetails,
  Office,
  Service,
} from '@/domain/content/entities'
import type { Publication } from '@/domain/office/jobs'
import type { LogRow } from '@/domain/office/log'
import type { Role as OfficeRole } from '@/domain/office/roles'
import type { InboxChangeKind, YesOrNo } from '@/domain/submissions/inbox'
import type { SubmissionState } from '@/domain/submissions/states'
import type { AnswerTables } from './answerTables'

/** Lists are sorted by it. */
type Listed = { sort_order: number }

/** A text in Hindi is '' where there is none. */
type TextColumns<Name extends string> = {
  [Column in Name]: Column extends `${string}_hi` ? Generated<string> : string
}

type Texts<Name extends string> = Listed & TextColumns<Name>

/** The names that a job takes from others. */
type JoinedName = 'd_name' | 'industry_name' | 'role_name'

/** A job refers to its department, industry and role by id; their names are joined, and the Hindi of its places is made. */
type JobTable = Omit<Job, JoinedName | `${string}_hi` | 'date_posted' | keyof JobDetails> & {
  [Name in keyof JobDetails]: string | null
} & {
  state: Publication
  /** 'yes' if the employer is not named. */
  company_hidden: string | null

  industry_id: string
  role_id: string
  date_posted: string | null
}

type WrittenTables = {
  industry: Texts<'industry_id' | 'industry_name'>
  department: Texts<'department_id' | 'd_name'>
  role: Texts<'role_id' | 'role_name'>
  location: Texts<'location_id' | 'location_name'>
  job: JobTable
  company: Texts<'id' | 'about' | Exclude<keyof Company, 'jobs'>>
  header_content: Texts<
    'id' | 'ads_content' | 'img1' | 'img2' | 'img1_link' | 'img2_link' | 'video_file_name'
  >
  slider_image: Texts<'id' | 'image'>
  csr_item: Texts<'id' | keyof CsrItem>
  service: Texts<keyof Service>
  office: Texts<'id' | keyof Office>
  email_item: Texts<'id' | 'label' | 'email'>
  grievance_officer: Texts<'id' | keyof GrievanceOfficer>
  contact_details: Texts<'id' | 'working_hours' | 'holidays'>
  state: Texts<'state_id' | 'state_name'>
  city: Texts<'city_id' | 'city_name' | 'state_id'>
  /** The templates of answers. */
  answer_text: Texts<'id' | 'answer' | 'text'>
  /** Sources of applications that the owner names beside those that are known. */
  link_source: Texts<'id' | 'slug' | 'name'>
}

export type ContentTables = {
  [Table in keyof WrittenTables]: WrittenTables[Table] & TextColumns<HindiColumn<Table>>
}

export type ContentTable = keyof ContentTables

/** Whether a table, or one that a database adds to it, is filled from others by itself. */
export const isDerived = (table: string) => table.startsWith('inbox_search_')

export const contentTables = [
  'industry',
  'department',
  'role',
  'location',
  'job',
  'company',
  'header_content',
  'slider_image',
  'csr_item',
  'service',
  'office',
  'email_item',
  'grievance_officer',
  'contact_details',
  'state',
  'city',
  'answer_text',
  'link_source',
] as const satisfies ContentTable[]

/** Content that each new database has. */
export const seededTables: readonly ContentTable[] = ['answer_text']

/** The text fields of a form, under the names of the API; an application also has `position`. The id is the reference. */
export type SubmissionRow = { id: string; submitted_at: string; [field: string]: string }

export type SubmissionTable = 'application' | 'resume' | 'internship' | 'enquiry' | 'contact_message'

export type UploadedFileTable = {
  id: string
  submission_table: SubmissionTable
  submission_id: string
  field: string
  original_name: string
  media_type: string
  size: number
  checksum: string
  bytes: Uint8Array
}

/** To whom the mail of a submission goes. */
export type MailRecipient = 'staff' | 'applicant'

/** A submission to be mailed, as a reference. */
type MailOutboxTable = {
  id: string
  submission_table: SubmissionTable
  submission_id: string
  recipient: MailRecipient
  /** The answer to be mailed; '' for the mails of the form. */
  answer_id: string
  due_at: string
  /** '' while no process is sending it. */
  claimed_until: string
  /** The process that claimed it last; ''. */
  claimed_by: string
  /** How often the mail server refused it. */
  failures: number
  /** The code of the last failure; '' if there was none. */
  reply: string
  /** '' while it is tried. */
  given_up_at: string
}

/** Acknowledged submissions, by idempotency key and keyed hash of their content. */
export type SubmissionKeyTable = {
  submission_table: SubmissionTable
  submission_key: string
  content: string
  sent_at: string
  submission_id: string
}

/** What an address, a number, an account or a reference did or had done to it, until `ends_at`. The sender is a keyed hash. */
export type SenderCountTable = { sender: string; count: number; ends_at: string }

/** Staff who may sign in to the office. */
export type AccountTable = {
  id: string
  /** In lower case. */
  email: string
  name: string
  role: OfficeRole
  /** Its hash; '' until one is set. */
  password: string
  /** The secret of the second factor; '' without one. */
  totp_secret: string
  /** A secret that was shown and not confirmed yet; '' without one. */
  totp_pending: string
  /** The period of the last code that was taken: each is taken once. */
  totp_step: number
  /** 0 or 1. */
  is_active: number
  created_at: string
  /** '' until the first visit. */
  seen_at: string
}

/** The key is the hash of the token in the cookie. */
export type AccountSessionTable = {
  id: string
  account_id: string
  created_at: string
  seen_at: string
  /** '' for the first visit. */
  previous_visit_at: string
  address: string
}

/** A link to set a password, good once; the key is the hash of its token. */
type AccountLinkTable = { id: string; account_id: string; ends_at: string }

/** A submission as the office lists, sorts and filters it. */
export type InboxEntryTable = {
  row: Generated<number>
  /** The id of the submission in the table of its kind. */
  reference: string
  kind: SubmissionTable
  received_at: string
  name: string
  /** The name as searches compare it. */
  folded_name: string
  email: string
  /** The last ten digits. */
  mobile: string
  /** The company of an enquiry; '' for other kinds. */
  company: string
  about: string
  job_id: string
  place: string
  /** '' where it was not asked. */
  keep_for_other_jobs: YesOrNo | ''
  experience: string
  experience_months: number | null
  ctc: string
  ctc_lakhs: number | null
  files: number
  state: SubmissionState
  assignee_id: string | null
  merged_into: string | null
  version: number
  /** The time at which the present state was set. */
  state_at: string
  /** The time of the first message that is an answer, and the account that told it; '' where there is none. */
  answered_at: string
  told_by: string
  /** The time of the latest message; '' where there is none. */
  told_at: string
  /** The time at which the applicant asked in the present state; '' if they did not. */
  asked_at: string
  source: string
  language: Language | ''
}

type InboxTables = {
  inbox_entry: InboxEntryTable
  inbox_tag: { reference: string; tag: string }
  inbox_note: { id: string; reference: string; at: string; account_id: string; text: string }
  inbox_change: {
    reference: string
    version: number
    at: string
    /** `APPLICANT` for what the applicant did. */
    account_id: string
    what: InboxChangeKind
    value: string
  }
  /** To whom outside the office a submission was shown or sent. */
  disclosure: { id: string; reference: string; at: string; account_id: string; recipient: string }
  resume_text: {
    reference: string
    state: 'waiting' | 'read' | 'unreadable'
    /** '' while no process is reading it. */
    claimed_until: string
    text: string
  }
}

export type Schema = ContentTables &
  InboxTables &
  AnswerTables &
  Record<SubmissionTable, SubmissionRow> & {
    uploaded_file: UploadedFileTable
    mail_outbox: MailOutboxTable
    submission_key: SubmissionKeyTable
    sender_count: SenderCountTable
    account: AccountTable
    account_session: AccountSessionTable
    account_link: AccountLinkTable
    /** Good once; the key is a hash of the code. */
    recovery_code: { id: string; account_id: string }
    office_setting: { name: string; value: string }
    /** When one of the servers runs a task; while it does, when its lease ends. */
    scheduled_task: { name: string; due_at: string }
    /** Rows are never changed: the database refuses it. */
    office_log: LogRow
    /** The changes of a job, numbered for each job. */
    job_change: { job_id: string; number: number; at: string; account: string; what: string }
    /** The jobs whose applications were deleted: they were applied for all the same. */
    job_applied_for: { job_id: string }
    /** Derived from the submissions: the searched texts, by the rows of `inbox_entry`. */
    inbox_search: { row: number; texts: string }
    /** One row: the content version, when the sample content was inserted, and the secret for hashes. */
    meta: { id: Generated<number>; content_version: number; filled_at: string | null; hash_secret: string }
  }

export type Db = Kysely<Schema> | Transaction<Schema>
