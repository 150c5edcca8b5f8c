import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AnyObject, mixed, object, type ObjectSchema, string, ValidationError } from 'yup'
import { MOBILE_CHARACTERS } from '../site/limits'
import { NEGOTIABLE } from './options'

const ruleSentences = {
  invalidRequest: msg`Invalid request.`,
  enterFullName: msg`Please enter value of Full name.`,
  enterEmailAddress: msg`Please enter value of Email address.`,
  enterMobileNo: msg`Please enter value of Mobile no.`,
  selectCtcFrom: msg`Please select Current ctc from`,
  selectCtcTo: msg`Please select Current ctc to`,
  selectExperience: msg`Please select experience.`,
  enterCurrentLocation: msg`Please enter your current location.`,
  selectResume: msg`Please select resume`,
  nameRequired: msg`Name is required.`,
  designationRequired: msg`Designation is required.`,
  companyNameRequired: msg`Company Name is required.`,
  mobileNoRequired: msg`Mobile no is required.`,
  mobileNoLength: msg`Invalid length of Mobile no.`,
  emailAddressRequired: msg`Email Address is required.`,
  mobileNumberRequired: msg`Mobile number is required.`,
  internshipForRequired: msg`Value of Internship For field is required.`,
  currentLocationRequired: msg`Current location is required.`,
  selectResumeFile: msg`Please select resume file.`,
  selectCtc: msg`Please select Current Ctc option`,
  enterQualification: msg`Please enter your qualification.`,
  selectExperienceYears: msg`Please select experience in year`,
  selectExperienceMonths: msg`Please select experience in month`,
  selectIndustry: msg`Please select industry name`,
  selectDepartment: msg`Please select department name`,
  selectRole: msg`Please select role name`,
  selectLocation: msg`Please select location`,
  enterReference: msg`Please enter your reference.`,
  enterLastDigits: msg`Please enter the last 4 digits of your mobile.`,
  messageRequired: msg`Message is required.`,
  selectReason: msg`Please select what it is about.`,
  enterContact: msg`Please enter a mobile number or an email address.`,
  emailFormat: msg`Invalid email address format.`,
} as const satisfies Record<string, MessageDescriptor>

type FormCode = keyof typeof ruleSentences

/** The sentence of a broken rule, which is put into words where it is read. */
export const formSentence = ({ code }: { code: FormCode }) => ruleSentences[code]

/** One rule of a form: a schema of one field, walked in the order of the form's list. */
export type Rule = ObjectSchema<AnyObject>

/** The first broken rule. They are a list: yup promises no order in an object, and one form checks a field twice. */
export const firstFailure = (rules: readonly Rule[], values: object) => {
  for (const rule of rules) {
    try {
      rule.validateSync(values)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { field: error.path ?? '', code: error.message as FormCode }
    }
  }
  return undefined
}

/** A local part, @, a domain, a dot and a suffix. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Blank, that is empty after trimming, counts as missing. */
const required = (field: string, code: FormCode): Rule => object({ [field]: string().trim().required(code) })

const emailFormat: Rule = object({
  email: string().trim().matches(EMAIL, { message: 'emailFormat', excludeEmptyString: true }),
})

const resumeRequired = (code: FormCode): Rule => object({ resume: mixed().required(code) })

/** Only the screen sends a reason, even an empty one. */
const hasReason = (reason: unknown) => reason !== undefined
const hasNone = (reason: unknown) => !hasReason(reason)
const isReachable = (reason: unknown, email: unknown) => hasNone(reason) || Boolean(email)

export const formRules = {
  enquiry: [
    required('name', 'nameRequired'),
    required('designation', 'designationRequired'),
    required('company_name', 'companyNameRequired'),
    required('mobile', 'mobileNoRequired'),
    object({ mobile: string().trim().length(MOBILE_CHARACTERS, 'mobileNoLength') }),
    required('email', 'emailAddressRequired'),
    emailFormat,
  ],
  // A negotiable CTC clears the to-value, which is required all the same.
  resume: [
    required('name', 'nameRequired'),
    required('email', 'emailAddressRequired'),
    emailFormat,
    required('mobile', 'mobileNumberRequired'),
    required('current_ctc_from', 'selectCtc'),
    required('current_ctc_to', 'selectCtc'),
    required('qualification', 'enterQualification'),
    required('experience_from', 'selectExperienceYears'),
    required('experience_to', 'selectExperienceMonths'),
    required('industry_id', 'selectIndustry'),
    required('department_id', 'selectDepartment'),
    required('role_id', 'selectRole'),
    required('location_id', 'selectLocation'),
    resumeRequired('selectResume'),
  ],
  // The pattern of the e-mail is the last.
  internship: [
    required('name', 'nameRequired'),
    required('email', 'emailAddressRequired'),
    required('mobile', 'mobileNumberRequired'),
    required('internship_for', 'internshipForRequired'),
    required('current_location', 'currentLocationRequired'),
    resumeRequired('selectResumeFile'),
    emailFormat,
  ],
  application: [
    required('job_id', 'invalidRequest'),
    required('full_name', 'enterFullName'),
    required('email', 'enterEmailAddress'),
    emailFormat,
    required('mobile', 'enterMobileNo'),
    required('current_ctc_from', 'selectCtcFrom'),
    // A negotiable from-value needs no to-value.
    object({
      current_ctc_to: string()
        .trim()
        .when('current_ctc_from', { is: NEGOTIABLE, otherwise: (to) => to.required('selectCtcTo') }),
    }),
    required('experience_from', 'selectExperience'),
    required('experience_to', 'selectExperience'),
    required('current_location', 'enterCurrentLocation'),
    resumeRequired('selectResume'),
  ],
  // A message without a reason comes from another client, and needs an address.
  message: [
    object({ reason: string().matches(/\S/, 'selectReason') }),
    object({
      message: string()
        .trim()
        .when('reason', { is: hasNone, otherwise: (one) => one.required('messageRequired') }),
    }),
    required('name', 'nameRequired'),
    object({
      mobile: string()
        .trim()
        .when(['reason', 'email'], { is: isReachable, otherwise: (one) => one.required('enterContact') }),
    }),
    object({
      email: string()
        .trim()
        .when('reason', { is: hasReason, otherwise: (one) => one.required('emailAddressRequired') }),
    }),
    emailFormat,
    required('message', 'messageRequired'),
  ],
  track: [required('reference', 'enterReference'), required('last4', 'enterLastDigits')],
  correction: [
    required('email', 'emailAddressRequired'),
    emailFormat,
    required('mobile', 'mobileNumberRequired'),
  ],
} satisfies Record<string, Rule[]>
