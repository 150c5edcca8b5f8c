import { msg } from '@lingui/core/macro'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../config/refusal'

/** The largest JSON or urlencoded body; such bodies have no files. */
export const PLAIN_BODY_MAX_BYTES = 128 * 1024

/** Far more than a form has; an object of many thousand small fields holds many times its bytes. */
export const FIELDS_MAX = 100

export const tooManyFields = () => new Refusal(413, msg`The form has too many fields.`)

const isPlain = (value: unknown) => value === null || ['string', 'number'].includes(typeof value)

/** The fields of a parsed JSON or urlencoded body as texts. Other values are left out: no form has such a field. */
export const readPlainFields = (body: unknown): Map<string, string> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  const entries = Object.entries(body)
  if (entries.length > FIELDS_MAX) throw tooManyFields()
  return new Map(
    entries.filter(([, value]) => isPlain(value)).map(([name, value]) => [name, `${value ?? ''}`]),
  )
}
