import { object, string, ValidationError, type ObjectShape, type Schema } from 'yup'
import { INVALID_REQUEST, unprocessable } from '../submissions/refusal'

/** A text of a body; it may be empty. */
export const text = (charactersMax: number) =>
  string().defined(INVALID_REQUEST).max(charactersMax, INVALID_REQUEST)

/** A body with these fields and no others. */
export const fields = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).noUnknown(INVALID_REQUEST).required(INVALID_REQUEST)

export type Body = Readonly<Record<string, unknown>>

/** A body of fields that are read one by one. */
export const toBody = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  return body as Body
}

/** What no form of the office sends: the sentences of yup name the field as programs do. */
const OF_PROGRAMS = new Set(['typeError', 'nullable'])

/** Checks a JSON body and converts nothing. The sentence of the first fault is told. */
export const readBody = async <Type>(schema: Schema<Type>, body: unknown): Promise<Type> => {
  try {
    return await schema.validate(body, { strict: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw unprocessable(OF_PROGRAMS.has(error.type ?? '') ? INVALID_REQUEST : error.message)
  }
}
