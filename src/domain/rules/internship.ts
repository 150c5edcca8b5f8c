import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/** The rules of the internship form, in the order in which they are checked: the pattern of the e-mail is the last. */
export const internshipRules: Rule[] = [
  required('name', 'nameRequired'),
  required('email', 'emailAddressRequired'),
  required('mobile', 'mobileNumberRequired'),
  required('internship_for', 'internshipForRequired'),
  required('current_location', 'currentLocationRequired'),
  requiredFile('resume', 'selectResumeFile'),
  emailFormat('email'),
]

export const checkInternship = (values: object) => firstFailure(internshipRules, values)
