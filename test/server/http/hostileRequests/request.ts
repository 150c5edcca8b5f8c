import {
  applicationForm,
  contactForm,
  enquiryForm,
  internshipForm,
  resumeForm,
  type Changes,
} from '@test/support/builders'

/** A request that somebody sends in order to harm, and what it is answered. */
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
export const UNREADABLE = 'The request could not be read.'
export const INVALID = 'Invalid request.'
export const TOO_LARGE = 'The request is too large.'
export const TOO_MANY = 'The form has too many fields.'
export const NOTHING_HERE = 'There is nothing at this address.'
export const WRONG_METHOD = 'The method is not allowed.'
export const APPLICATION_WARNING = 'Please select a .doc or .docx file. Other types of files are not allowed.'
export const cannotBeUsed = (label: string) => `${label} contains characters that cannot be used.`
export const tooLong = (label: string, limit: number) =>
  `${label} is too long. The limit is ${limit} characters.`

export const BOUNDARY = 'line'
export const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
export const json = { 'content-type': 'application/json' }

export const part = (head: string, body: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`

export const field = (name: string, value: string) => part(`name="${name}"`, value)

export const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('')

export const bytesOf = (text: string, encoding: BufferEncoding = 'latin1') =>
  new Uint8Array(Buffer.from(text, encoding))

export const withType = (type: string) => ({ 'content-type': type })
type MakeForm = (changes: Changes) => FormData

const ofForm =
  (path: string, makeForm: MakeForm) =>
  (name: string, changes: Changes, message: string, code = 422): Hostile => ({
    name: `${path.split('/')[2]}: ${name}`,
    path,
    body: makeForm(changes),
    code,
    message,
  })

export const application = ofForm(APPLY, applicationForm)
export const resume = ofForm(RESUME, resumeForm)
export const internship = ofForm(INTERNSHIP, internshipForm)
export const enquiry = ofForm(ENQUIRY, enquiryForm)
export const contact = ofForm(CONTACT, contactForm)
