import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Language } from '@/domain/languages'
import { fileKinds, type FileKind } from '@/domain/submissions/fileKinds'
import { MOBILE_CHARACTERS } from '@/domain/site/limits'
import {
  ctcFromOptions,
  ctcToOptions,
  ctcToThousandOptions,
  experienceOptions,
  NO_EXPERIENCE,
  serviceRequiredOptions,
  type FormOption,
} from '@/domain/submissions/options'
import { formPaths } from '@/domain/submissions/nativeForms'
import { reasonOptions } from '@/domain/submissions/reasons'
import { formRules, type Rule } from '@/domain/submissions/forms'
import type { SubmissionTable } from '../database/schema'
import type { Referred } from '../repositories/lookups'
import {
  ctcRangeText,
  ctcSumText,
  experienceText,
  type StoredFields,
} from '@/domain/submissions/careerFigures'

/** Limits of a text field, beyond the rules of its form. */
export type FormField = {
  label: MessageDescriptor
  maxCharacters: number
  isMultiline?: boolean
  /** The value is one of these, or blank. */
  options?: readonly FormOption[]
  /** The value is a JSON list of these. */
  listOf?: readonly FormOption[]
  /** The value is the id of a row of this kind. */
  refersTo?: Referred
  /** Puts this field and the next, which are one figure, into words. */
  tell?: (row: StoredFields, i18n: I18n) => string
  /** The field before it says it. */
  isTold?: boolean
  /** It is never refused: a value is cleaned and cut, or dropped if it is not an option. An empty text is not shown. */
  isOptional?: boolean
  /** The value is 'yes' or 'no'; a box that was left empty says neither. */
  isYesOrNo?: boolean
  /** The site fills it in: it is not searched, and its column comes last. */
  isOfSite?: boolean
}

export type Form = {
  path: string
  table: SubmissionTable
  rules: Rule[]
  fields: Record<string, FormField>
  files: Record<string, FileKind>
  /** Whether the form may also be sent as JSON or urlencoded; only for forms without files. */
  takesPlainBodies?: boolean
  savedMessage: MessageDescriptor
}

const text = (label: MessageDescriptor, more: Partial<FormField> = {}): FormField => ({
  label,
  maxCharacters: 200,
  ...more,
})

const mobile = text(msg`Mobile no`)
const email = text(msg`Email address`)
const ctcOf = (tell: FormField['tell'], toOptions: readonly FormOption[]) => ({
  current_ctc_from: text(msg`Current CTC`, { options: ctcFromOptions, tell }),
  current_ctc_to: text(msg`Current CTC`, { options: toOptions, isTold: true }),
})
const experienceField = text(msg`Experience`, { options: [NO_EXPERIENCE, ...experienceOptions] })
const experience = {
  experience_from: { ...experienceField, tell: experienceText },
  experience_to: { ...experienceField, isTold: true },
}
const location = text(msg`Location`, { refersTo: 'location' })
const yesOrNoOptions = [
  { value: 'yes', label: msg`Yes` },
  { value: 'no', label: msg`No` },
]
const yesOrNo = { options: yesOrNoOptions, isYesOrNo: true, isOptional: true }

const languageNames: Record<Language, MessageDescriptor> = { en: msg`English`, hi: msg`Hindi` }

/** The language of the page of the form. */
const language = text(msg`Language`, {
  options: Object.entries(languageNames).map(([value, label]) => ({ value, label })),
  isOptional: true,
  isOfSite: true,
})
/** The fields that the forms of applicants have without a rule. */
const choices = {
  keep_for_other_jobs: text(msg`Keep for other jobs`, yesOrNo),
  is_minor: text(msg`Under 18`, yesOrNo),
  guardian_name: text(msg`Guardian's name`, { isOptional: true }),
  guardian_mobile: text(msg`Guardian's mobile`, { isOptional: true }),
}

export const forms: Form[] = [
  {
    path: formPaths.enquiry,
    table: 'enquiry',
    rules: formRules.enquiry,
    fields: {
      name: text(msg`Name`),
      designation: text(msg`Designation`),
      company_name: text(msg`Company Name`),
      mobile,
      email,
      company_website: text(msg`Company Website`, { maxCharacters: 300 }),
      service_required: text(msg`Services Required`, { maxCharacters: 1000, listOf: serviceRequiredOptions }),
      language,
    },
    files: { company_attachment: fileKinds.attachment },
    savedMessage: msg`Thank you. Your enquiry was sent, and we will call you.`,
  },
  {
    path: formPaths.message,
    table: 'contact_message',
    rules: formRules.message,
    fields: {
      name: text(msg`Name`),
      email,
      mobile,
      message: text(msg`Message`, { maxCharacters: 5000, isMultiline: true }),
      reason: text(msg`What is it about?`, { options: reasonOptions, isOptional: true }),
      job: text(msg`Job`, { refersTo: 'job', isOptional: true }),
      language,
    },
    files: {},
    takesPlainBodies: true,
    savedMessage: msg`Thank you. Your message was sent.`,
  },
  {
    path: formPaths.resume,
    table: 'resume',
    rules: formRules.resume,
    fields: {
      name: text(msg`Name`),
      mobile,
      email,
      ...ctcOf(ctcRangeText, ctcToOptions),
      qualification: text(msg`Qualification`),
      ...experience,
      industry_id: text(msg`Industry`, { refersTo: 'industry' }),
      department_id: text(msg`Department`, { refersTo: 'department' }),
      role_id: text(msg`Role`, { refersTo: 'role' }),
      location_id: location,
      ...choices,
      language,
    },
    files: { photo: fileKinds.photo, resume: fileKinds.resume },
    savedMessage: msg`Thank you. Your resume was sent, and we will write to you when a job fits it.`,
  },
  {
    path: formPaths.internship,
    table: 'internship',
    rules: formRules.internship,
    fields: {
      name: text(msg`Name`),
      mobile,
      email,
      current_location: location,
      internship_for: text(msg`Internship For`),
      ...choices,
      language,
    },
    files: { photo: fileKinds.photo, resume: fileKinds.resume },
    savedMessage: msg`Thank you. Your internship application was sent.`,
  },
  {
    path: formPaths.application,
    table: 'application',
    rules: formRules.application,
    fields: {
      job_id: text(msg`Job`, { refersTo: 'job' }),
      full_name: text(msg`Full name`),
      email,
      mobile: text(msg`Mobile no`, { maxCharacters: MOBILE_CHARACTERS }),
      ...ctcOf(ctcSumText, ctcToThousandOptions),
      ...experience,
      current_location: location,
      ...choices,
      language,
    },
    files: { photo: fileKinds.photo, resume: fileKinds.applicationResume },
    savedMessage: msg`Your application was sent. We will call you if your profile fits the job.`,
  },
]

export const formOf = (table: SubmissionTable) => {
  const form = forms.find((one) => one.table === table)
  if (!form) throw new Error(`no form for ${table}`)
  return form
}
