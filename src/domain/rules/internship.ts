import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/** The rules of the internship form, in the order in which they are checked: the pattern of the e-mail is the last. */
export const internshipRules: Rule[] = [
  required('name', 'Name is required.'),
  required('email', 'Email Address is required.'),
  required('mobile', 'Mobile number is required.'),
  required('internship_for', 'Value of Internship For field is required.'),
  required('current_location', 'Current location is required.'),
  requiredFile('resume', 'Please select resume file.'),
  emailFormat('email'),
]

export const checkInternship = (values: object) => firstFailure(internshipRules, values)
