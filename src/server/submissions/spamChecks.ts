import { company } from '@/domain/company'
import { LEAST_PAGE_OPEN_MS } from '@/domain/limits'
import { PAGE_OPEN_FIELD, HONEYPOT_FIELD } from '@/domain/hiddenFields'
import type { ReceivedForm } from './checkForm'
import { INVALID_REQUEST, unprocessable } from './refusal'

const HONEYPOT_FILLED =
  'A field of this form that people leave empty was filled in. ' +
  `Please reload the page and type your details by hand, or call us on ${company.phone}.`
const TOO_FAST = 'The form was sent too quickly. Please try again in a moment.'

/** Refuses forms that a program filled in; the messages help a person who was mistaken for one. */
export const refuseSpam = ({ fields }: Pick<ReceivedForm, 'fields'>) => {
  if (fields.get(HONEYPOT_FIELD)?.trim()) throw unprocessable(HONEYPOT_FILLED)
  const openMs = fields.get(PAGE_OPEN_FIELD)?.trim()
  if (!openMs) return
  if (!/^\d{1,15}$/.test(openMs)) throw unprocessable(INVALID_REQUEST)
  if (Number(openMs) < LEAST_PAGE_OPEN_MS) throw unprocessable(TOO_FAST)
}
