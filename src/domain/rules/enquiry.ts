import { MOBILE_CHARACTERS } from '../limits'
import { emailFormat, exactLength, firstFailure, required, type Rule } from './firstFailure'

export const enquiryRules: Rule[] = [
  required('name', 'nameRequired'),
  required('designation', 'designationRequired'),
  required('company_name', 'companyNameRequired'),
  required('mobile', 'mobileNoRequired'),
  exactLength('mobile', MOBILE_CHARACTERS, 'mobileNoLength'),
  required('email', 'emailAddressRequired'),
  emailFormat('email'),
]

export const checkEnquiry = (values: object) => firstFailure(enquiryRules, values)
