import { object, string } from 'yup'
import { MOBILE_CHARACTERS } from '../limits'
import { NEGOTIABLE } from '../options'
import { emailFormat, exactLength, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/** The rules of each form, in the order in which they are checked. */

export const enquiryRules: Rule[] = [
  required('name', 'nameRequired'),
  required('designation', 'designationRequired'),
  required('company_name', 'companyNameRequired'),
  required('mobile', 'mobileNoRequired'),
  exactLength('mobile', MOBILE_CHARACTERS, 'mobileNoLength'),
  required('email', 'emailAddressRequired'),
  emailFormat('email'),
]

/** A negotiable CTC clears the to-value, which is required all the same. */
export const resumeRules: Rule[] = [
  required('name', 'nameRequired'),
  required('email', 'emailAddressRequired'),
  emailFormat('email'),
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
  requiredFile('resume', 'selectResume'),
]

/** The pattern of the e-mail is the last. */
export const internshipRules: Rule[] = [
  required('name', 'nameRequired'),
  required('email', 'emailAddressRequired'),
  required('mobile', 'mobileNumberRequired'),
  required('internship_for', 'internshipForRequired'),
  required('current_location', 'currentLocationRequired'),
  requiredFile('resume', 'selectResumeFile'),
  emailFormat('email'),
]

/** A negotiable from-value needs no to-value. */
const ctcToUnlessNegotiable: Rule = object({
  current_ctc_to: string()
    .trim()
    .when('current_ctc_from', {
      is: NEGOTIABLE,
      otherwise: (schema) => schema.required('selectCtcTo'),
    }),
})

export const applicationRules: Rule[] = [
  required('job_id', 'invalidRequest'),
  required('full_name', 'enterFullName'),
  required('email', 'enterEmailAddress'),
  emailFormat('email'),
  required('mobile', 'enterMobileNo'),
  required('current_ctc_from', 'selectCtcFrom'),
  ctcToUnlessNegotiable,
  required('experience_from', 'selectExperience'),
  required('experience_to', 'selectExperience'),
  required('current_location', 'enterCurrentLocation'),
  requiredFile('resume', 'selectResume'),
]

const rules = {
  enquiry: enquiryRules,
  resume: resumeRules,
  internship: internshipRules,
  application: applicationRules,
}

/** The first broken rule of a form; undefined if there is none. */
export const checkForm = (form: keyof typeof rules, values: object) => firstFailure(rules[form], values)
