import { msg } from '@lingui/core/macro'

/** What happens once a form was sent, by the kind of it. */
export const nextSteps = {
  application: msg`A recruiter reads what you wrote, and calls you if it fits the job.`,
  resume: msg`We will contact you when a job fits it.`,
  internship: msg`A recruiter reads what you wrote, and calls you if there is a place for you.`,
  enquiry: msg`We read it and call you.`,
  contact_message: msg`We read it and answer you.`,
} as const
