/**
 * The entities as every layer past the API sees them: ids are strings, quantities numbers or null, and missing texts
 * empty. Names and short texts are plain text.
 */

export type Job = {
  job_id: string
  position: string
  company_name: string
  /** Decoded: plain text or simple HTML. */
  about_company: string
  /** Decoded: plain text or simple HTML. */
  job_description: string
  short_job_description: string
  location: string
  department_id: string
  d_name: string
  industry_name: string
  role_name: string
  employment_type: string
  /** Years. */
  experience_from: number | null
  /** Years. */
  experience_to: number | null
  /** The label of a salary band, for example `3-6`. */
  ctc: string
  /** Lakhs of rupees a year. */
  ctc_from: number | null
  /** Lakhs of rupees a year. */
  ctc_to: number | null
  no_of_posts: number | null
  qualification: string
  /** As sent; `postedDate` formats it. */
  date_posted: string
} & JobDetails

/** Optional fields of a job; '' where the API lacks them. Dates as sent. */
export type JobDetails = {
  /** The last day for applications. */
  closing_date: string
  /** The day on which it was filled or withdrawn; '' while it is open. */
  closed_on: string
  /** When the employer last confirmed that the job is open. */
  confirmed_on: string
  walk_in_date_from: string
  walk_in_date_to: string
  walk_in_time: string
  walk_in_address: string
  /** What to bring to the walk-in. */
  walk_in_bring: string
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

export type Company = { logo_file_name: string; image_url: string }

export type HeaderContent = {
  ads_content: string
  img1: string
  img2: string
  img1_link: string
  img2_link: string
  video_file_name: string
}

export type SliderImage = { id: string; image: string }

export type CsrItem = { image: string; description: string }

export type Service = {
  service_id: string
  title: string
  service_name: string
  /** HTML. */
  description: string
  small_img: string
  banner_img: string
}

export type Office = { office_type: string; address: string; contact_no: string; whatsapp_no: string }

export type EmailItem = { label: string; email: string }

export type ContactDetails = { working_hours: string; holidays: string }

export type Department = { department_id: string; d_name: string }
export type Industry = { industry_id: string; industry_name: string }
export type Role = { role_id: string; role_name: string }
export type Location = { location_id: string; location_name: string }

export type State = { state_id: string; state_name: string }
export type City = { city_id: string; city_name: string; state_id: string }
