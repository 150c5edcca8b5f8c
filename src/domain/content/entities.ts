/**
 * The entities as every layer past the API sees them: ids are strings, quantities numbers or null, and missing texts
 * empty. Names and short texts are plain text. A text in Hindi is absent where there is none: see `localized`.
 */

/** The texts that the company may write in Hindi, too, in columns of their own: a further one is a row here. */
export const textsInHindi = {
  industry: ['industry_name'],
  department: ['d_name'],
  role: ['role_name'],
  location: ['location_name'],
  job: ['position', 'short_job_description', 'job_description'],
  header_content: ['ads_content'],
  service: ['title', 'service_name', 'description'],
  csr_item: ['description'],
  office: ['office_type', 'address'],
  answer_text: ['text'],
} as const satisfies Record<string, readonly string[]>

type TextsInHindi = typeof textsInHindi

export type HindiColumn<Table extends string> = Table extends keyof TextsInHindi
  ? `${TextsInHindi[Table][number]}_hi`
  : never

export const isInHindi = (table: string, column: string) =>
  Object.entries<readonly string[]>(textsInHindi).some(
    ([name, texts]) => name === table && texts.includes(column),
  )

export type InHindi<Name extends string> = Partial<Record<`${Name}_hi`, string>>

type HindiOf<Table extends string> = Partial<Record<HindiColumn<Table>, string>>

/** Short texts of a job. `ctc`: the label of a salary band, for example `3-6`. */
export const jobTexts = [
  'job_id',
  'short_job_description',
  'department_id',
  'd_name',
  'industry_name',
  'role_name',
  'employment_type',
  'ctc',
  'qualification',
] as const

/** Optional texts of a job; '' where the API lacks them. Dates as sent. */
export const jobDetails = [
  'closing_date', // The last day for applications.
  'closed_on', // The day on which it was filled or withdrawn; '' while it is open.
  'confirmed_on', // When the employer last confirmed that the job is open.
  'walk_in_date_from',
  'walk_in_date_to',
  'walk_in_time',
  'walk_in_address',
  'walk_in_bring',
] as const

/** Experience is in years, pay in lakhs of rupees a year. The two long texts are decoded: plain text or simple HTML. */
export type Job = Record<(typeof jobTexts)[number], string> &
  Record<'position' | 'company_name' | 'about_company' | 'job_description' | 'location', string> &
  Record<'experience_from' | 'experience_to' | 'ctc_from' | 'ctc_to' | 'no_of_posts', number | null> &
  Record<(typeof jobDetails)[number], string> &
  HindiOf<'job' | 'department' | 'industry' | 'role'> &
  InHindi<'location'> & {
    /** As sent; `postedDate` formats it. */
    date_posted: string
  }

export type PaidJob = Pick<Job, 'ctc' | 'ctc_from' | 'ctc_to'>

/** The fields that a link to a job shows. */
export type LinkedJob = Pick<
  Job,
  'job_id' | 'position' | 'position_hi' | 'location' | 'location_hi' | 'ctc' | 'ctc_from' | 'ctc_to'
>

export const toLinkedJob = (job: Job): LinkedJob => {
  const { job_id, position, position_hi, location, location_hi, ctc, ctc_from, ctc_to } = job
  return {
    job_id,
    position,
    location,
    ctc,
    ctc_from,
    ctc_to,
    ...(position_hi && { position_hi }),
    ...(location_hi && { location_hi }),
  }
}

export type Category = { industry_id: string; label: string; count: number | null } & InHindi<'label'>

/** Its name and the number of its open jobs are ours: other servers do not send them. */
export type Company = { logo_file_name: string; image_url: string; name: string; jobs: number | null }

export type CsrItem = { image: string; description: string } & HindiOf<'csr_item'>

/** Its description is HTML. */
export type Service = Record<
  'service_id' | 'title' | 'service_name' | 'description' | 'small_img' | 'banner_img',
  string
> &
  HindiOf<'service'>

export type Office = Record<'office_type' | 'address' | 'contact_no' | 'whatsapp_no', string> &
  HindiOf<'office'>

/** Whom a visitor asks about the own data, and complains to. Only our own server has them. */
export type GrievanceOfficer = { name: string; address: string; email: string; contact_no: string }
