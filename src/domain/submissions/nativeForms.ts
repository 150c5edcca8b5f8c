/** The addresses at which the forms of the site are saved, by the names of the forms. */
export const formPaths = {
  application: '/web/job/apply-for-post',
  enquiry: '/web/manpower-enquiry/save',
  internship: '/web/internship/save',
  message: '/web/contact-form/save',
  resume: '/web/resume/save',
} as const

export type FormName = keyof typeof formPaths

/** A form that a browser sent without our script, and the envelope that answers it: the server renders the screen with both. */
export type FormAnswer = {
  /** The address that the form was sent to. */
  path: string
  fields: Readonly<Record<string, string>>
  /** The names of the files that came, by their fields. Nothing can put them into the form again. */
  files?: Readonly<Record<string, string>>
  envelope: unknown
  /** The values with which the form opens again, and the sentence of the rule that failed, by its field. */
  values?: Readonly<Record<string, string | readonly string[]>>
  errors?: Readonly<Record<string, string>>
}
