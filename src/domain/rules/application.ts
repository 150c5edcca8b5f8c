import { object, string } from 'yup'
import { NEGOTIABLE } from '../options'
import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

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

export const checkApplication = (values: object) => firstFailure(applicationRules, values)
