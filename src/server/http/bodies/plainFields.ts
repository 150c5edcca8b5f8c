import { msg } from '@lingui/core/macro'
import { INVALID_REQUEST, Refusal, unprocessable } from '../../submissions/refusal'

/** The largest JSON or urlencoded body; such bodies have no files. */
export const PLAIN_BODY_MAX_BYTES = 128 * 1024

/** Far more than a form has; an object of many thousand small fields holds many times its bytes. */
export const FIELDS_MAX = 100

export const tooManyFields = () => new Refusal(413, msg`The form has too many fields.`)

/** For @fastify/formbody: the last of a repeated field counts, as in multipart forms. */
export const parseUrlencoded = (text: string) => Object.fromEntries(new URLSearchParams(text))

const fieldText = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return `${value}`
  throw unprocessable(INVALID_REQUEST)
}

/** The fields of a parsed JSON or urlencoded body, as texts. */
export const readPlainFields = (body: unknown): Map<string, string> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  const entries = Object.entries(body)
  if (entries.length > FIELDS_MAX) throw tooManyFields()
  return new Map(entries.map(([name, value]) => [name, fieldText(value)]))
}
