import type { FormFields } from '@/api/forms'
import type { Job } from '@/domain/content/entities'
import { todayInIndia } from '@/domain/site/calendar'
import type { FormName } from '@/domain/submissions/nativeForms'
import { LAST_DIGITS, lastDigitsOf } from '@/domain/submissions/track'
import { capitalized } from '@/domain/text/display'
import type { Receipt } from '@/store/receipts'

const textOf = (value: FormFields[string] | undefined) => (typeof value === 'string' ? value.trim() : '')

/** The receipt of a form that was stored. */
export const receiptOf = (reference: string, name: FormName, values: FormFields, job?: Job): Receipt => ({
  reference,
  kind: capitalized(name),
  about: job?.position ?? textOf(values.internship_for ?? values.company_name),
  about_hi: job?.position_hi,
  jobId: textOf(values.job_id),
  sentOn: todayInIndia(Date.now()),
  isDismissed: false,
  ...(lastDigitsOf(textOf(values.mobile)).length < LAST_DIGITS && { isUntracked: true }),
})
