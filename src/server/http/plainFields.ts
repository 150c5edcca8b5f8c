import type { FastifyInstance } from 'fastify'
import { INVALID_REQUEST, unprocessable } from './reply'

/** Bodies without files are short. */
export const PLAIN_BODY_MAX_BYTES = 128 * 1024

const fieldText = (value: unknown) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return `${value}`
  throw unprocessable(INVALID_REQUEST)
}

/** The fields of a JSON object or of a urlencoded body, as texts; of a repeated field the last counts. */
export const readPlainFields = (body: unknown): Map<string, string> => {
  if (body instanceof URLSearchParams) return new Map(body)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  return new Map(Object.entries(body).map(([name, value]) => [name, fieldText(value)]))
}

export const acceptUrlencoded = (app: FastifyInstance) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
}
