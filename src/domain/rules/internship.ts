import { emailFormat, required, requiredFile, type Rule } from './firstFailure'

/** Internship application, in the order of spec section 5: the form of the e-mail comes last. */
export const internshipRules: Rule[] = [
  required('name', 'Name is required.'),
  required('email', 'Email Address is required.'),
  required('mobile', 'Mobile number is required.'),
  required('internship_for', 'Value of Internship For field is required.'),
  required('current_location', 'Current location is required.'),
  requiredFile('resume', 'Please select resume file.'),
  emailFormat('email'),
]
