import type { Generated, Kysely, Transaction } from 'kysely'
import type {
  City,
  Company,
  ContactDetails,
  CsrItem,
  Department,
  EmailItem,
  HeaderContent,
  Industry,
  Job,
  Location,
  Office,
  Role,
  Service,
  SliderImage,
  State,
} from '@/domain/entities'

/** Content is listed in this order. */
type Listed = { sort_order: number }

/** A job names its department, industry and role by id; their names come from those tables. */
type JobTable = Omit<Job, 'd_name' | 'industry_name' | 'role_name' | 'date_posted'> & {
  industry_id: string
  role_id: string
  date_posted: string | null
}

type CompanyTable = Company & Listed & { id: string; name: string; about: string }

/** Everything a form sent as text, under the names of spec section 3. */
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

/** A submission that is to be mailed to the staff; of what it says nothing stands here. */
type MailOutboxTable = {
  id: string
  submission_table: SubmissionTable
  submission_id: string
  due_at: string
  /** '' while nobody is sending it. */
  claimed_until: string
  failures: number
}

/** Submissions that were acknowledged, by the key under which they came and a digest of what they held. */
export type SubmissionKeyTable = {
  submission_table: SubmissionTable
  submission_key: string
  content: string
  sent_at: string
}

/** How often an address or a mobile number, known by its hash alone, sent something before `ends_at`. */
export type SendingCountTable = { sender: string; sent: number; ends_at: string }

export type ContentTables = {
  industry: Industry & Listed
  department: Department & Listed
  role: Role & Listed
  location: Location & Listed
  job: JobTable
  company: CompanyTable
  header_content: HeaderContent & Listed & { id: string }
  slider_image: SliderImage & Listed
  csr_item: CsrItem & Listed & { id: string }
  service: Service & Listed
  office: Office & Listed & { id: string }
  email_item: EmailItem & Listed & { id: string }
  contact_details: ContactDetails & Listed & { id: string }
  state: State & Listed
  city: City & Listed
}

export type ContentTable = keyof ContentTables

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
  'contact_details',
  'state',
  'city',
] as const satisfies ContentTable[]

export type Schema = ContentTables &
  Record<SubmissionTable, SubmissionRow> & {
    uploaded_file: UploadedFileTable
    mail_outbox: MailOutboxTable
    submission_key: SubmissionKeyTable
    sending_count: SendingCountTable
    /** One row: how often content changed, when the sample content was filled in, and what hashes are made with. */
    meta: { id: Generated<number>; content_version: number; filled_at: string | null; hash_secret: string }
  }

export type Db = Kysely<Schema> | Transaction<Schema>
