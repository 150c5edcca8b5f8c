import { object, string } from 'yup'
import { NEGOTIABLE } from '../options'
import { emailFormat, firstFailure, required, requiredFile, type Rule } from './firstFailure'

/** A negotiable from-value needs no to-value. */
const ctcToUnlessNegotiable: Rule = object({
  current_ctc_to: string()
    .trim()
    .when('current_ctc_from', {
      is: NEGOTIABLE,
      otherwise: (schema) => schema.required('Please select Current ctc to'),
    }),
})

export const applicationRules: Rule[] = [
  required('job_id', 'Invalid request.'),
  required('full_name', 'Please enter value of Full name.'),
  required('email', 'Please enter value of Email address.'),
  emailFormat('email'),
  required('mobile', 'Please enter value of Mobile no.'),
  required('current_ctc_from', 'Please select Current ctc from'),
  ctcToUnlessNegotiable,
  required('experience_from', 'Please select experience.'),
  required('experience_to', 'Please select experience.'),
  required('current_location', 'Please enter your current location.'),
  requiredFile('resume', 'Please select resume'),
]

export const checkApplication = (values: object) => firstFailure(applicationRules, values)
