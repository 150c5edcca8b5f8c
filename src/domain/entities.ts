/**
 * The entities as every layer past the API sees them: ids are strings, quantities numbers or null, and missing texts
 * empty. Names and short texts are plain text.
 */

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

export type JobDetails = Record<(typeof jobDetails)[number], string>

/** Experience is in years, pay in lakhs of rupees a year. The two long texts are decoded: plain text or simple HTML. */
export type Job = Record<(typeof jobTexts)[number], string> &
  Record<'position' | 'company_name' | 'about_company' | 'job_description' | 'location', string> &
  Record<'experience_from' | 'experience_to' | 'ctc_from' | 'ctc_to' | 'no_of_posts', number | null> &
  JobDetails & {
    /** As sent; `postedDate` formats it. */
    date_posted: string
  }

/** The fields that a link to a job shows. */
export const toLinkedJob = ({ job_id, position, location, ctc, ctc_from, ctc_to }: Job) => ({
  job_id,
  position,
  location,
  ctc,
  ctc_from,
  ctc_to,
})

export type LinkedJob = ReturnType<typeof toLinkedJob>

export type Category = { industry_id: string; label: string; count: number | null }

/** Its name and the number of its open jobs are ours: other servers do not send them. */
export type Company = { logo_file_name: string; image_url: string; name: string; jobs: number | null }

export type CsrItem = { image: string; description: string }

/** Its description is HTML. */
export type Service = Record<
  'service_id' | 'title' | 'service_name' | 'description' | 'small_img' | 'banner_img',
  string
>

export type Office = { office_type: string; address: string; contact_no: string; whatsapp_no: string }

/** Whom a visitor asks about the own data, and complains to. Only our own server has them. */
export type GrievanceOfficer = { name: string; address: string; email: string; contact_no: string }
