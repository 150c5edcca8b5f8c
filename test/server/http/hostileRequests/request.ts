/** A request that is meant to harm, and its answer. */
export type Hostile = {
  name: string
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
  /** In place of all the others: the bytes of the connection, and whether it is closed behind them. */
  raw?: string | Buffer
  ends?: boolean
  code: number
  /** The message of the envelope; undefined where the answer is a page, or nothing. */
  message?: string
}

export const APPLY = '/web/job/apply-for-post'
export const CATEGORY = '/web/job/get_jobs_by_category'
export const CONTACT = '/web/contact-form/save'
export const ENQUIRY = '/web/manpower-enquiry/save'
export const RESUME = '/web/resume/save'
export const INTERNSHIP = '/web/internship/save'

export const BOUNDARY = 'line'
export const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
export const json = { 'content-type': 'application/json' }

export const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

export const field = (name: string, value: string) => part(`name="${name}"`, value)
