import { company } from '@/domain/company'
import { LEAST_PAGE_OPEN_MS } from '@/domain/limits'
import { KEY_PATTERN, PAGE_OPEN_MS, SUBMISSION_KEY, TRAP_FIELD } from '@/domain/marks'
import { INVALID_REQUEST, unprocessable } from '../http/reply'
import type { ReceivedForm } from '../http/multipart'

const TRAPPED =
  'Something filled in a field of this form that people leave empty. ' +
  `Please load the page again and type your details by hand, or call us on ${company.phone}.`
const TOO_FAST = 'That was faster than people type. Please try again in a moment.'
const WRONG_KEY = `The field ${SUBMISSION_KEY} takes 8 to 100 letters of A to Z, digits, - and _.`

/** Refuses what a program filled in, in words that help a person who is taken for one. */
export const refusePrograms = ({ fields }: ReceivedForm) => {
  if (fields.get(TRAP_FIELD)?.trim()) throw unprocessable(TRAPPED)
  const openMs = fields.get(PAGE_OPEN_MS)?.trim()
  if (!openMs) return
  if (!/^\d{1,15}$/.test(openMs)) throw unprocessable(INVALID_REQUEST)
  if (Number(openMs) < LEAST_PAGE_OPEN_MS) throw unprocessable(TOO_FAST)
}

/** The key under which a form came. One that could not be kept is refused, since its sender counts on it. */
export const keyOf = ({ fields }: ReceivedForm) => {
  const key = fields.get(SUBMISSION_KEY)
  if (!key) return undefined
  if (!KEY_PATTERN.test(key)) throw unprocessable(WRONG_KEY)
  return key
}
