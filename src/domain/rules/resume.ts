import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/**
 * The rules of the resume form, in the order in which they are checked. A negotiable CTC clears the to-value, which is
 * required all the same.
 */
export const resumeRules: Rule[] = [
  required('name', 'Name is required.'),
  required('email', 'Email Address is required.'),
  emailFormat('email'),
  required('mobile', 'Mobile number is required.'),
  required('current_ctc_from', 'Please select Current Ctc option'),
  required('current_ctc_to', 'Please select Current Ctc option'),
  required('qualification', 'Please enter your qualification.'),
  required('experience_from', 'Please select experience in year'),
  required('experience_to', 'Please select experience in month'),
  required('industry_id', 'Please select industry name'),
  required('department_id', 'Please select department name'),
  required('role_id', 'Please select role name'),
  required('location_id', 'Please select location'),
  requiredFile('resume', 'Please select resume'),
]

export const checkResume = (values: object) => firstFailure(resumeRules, values)
