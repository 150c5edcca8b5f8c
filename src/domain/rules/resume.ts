import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/**
 * The rules of the resume form, in the order in which they are checked. A negotiable CTC clears the to-value, which is
 * required all the same.
 */
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

export const checkResume = (values: object) => firstFailure(resumeRules, values)
