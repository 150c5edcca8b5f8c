import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { grouped } from '../text/display'

/** What happens once a form was sent, by the kind of it. */
export const nextSteps = {
  application: msg`A recruiter reads what you wrote, and calls you if it fits the job.`,
  resume: msg`We will contact you when a job fits it.`,
  internship: msg`A recruiter reads what you wrote, and calls you if there is a place for you.`,
  enquiry: msg`We read it and call you.`,
  contact_message: msg`We read it and answer you.`,
} as const

/** 'We usually answer within 4 days'; '' where that is not known. */
export const usualAnswer = (days: number, i18n: I18n) => {
  const count = grouped(days)
  if (days <= 0) return ''
  return i18n._(msg`We usually answer within ${plural(days, { one: '1 day', other: `${count} days` })}`)
}
