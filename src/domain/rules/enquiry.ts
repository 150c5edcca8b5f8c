import { MOBILE_CHARACTERS } from '../limits'
import { emailFormat, exactLength, firstFailure, required, type Rule } from './firstFailure'

export const enquiryRules: Rule[] = [
  required('name', 'Name is required.'),
  required('designation', 'Designation is required.'),
  required('company_name', 'Company Name is required.'),
  required('mobile', 'Mobile no is required.'),
  exactLength('mobile', MOBILE_CHARACTERS, 'Invalid length of Mobile no.'),
  required('email', 'Email Address is required.'),
  emailFormat('email'),
]

export const checkEnquiry = (values: object) => firstFailure(enquiryRules, values)
