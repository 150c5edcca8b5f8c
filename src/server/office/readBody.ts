import { object, string, ValidationError, type ObjectShape, type Schema } from 'yup'
import { INVALID_REQUEST, unprocessable } from '../submissions/refusal'

/** A text of a body; it may be empty. */
export const text = (charactersMax: number) => string().defined().max(charactersMax)

/** A body with these fields and no others. */
export const fields = <Shape extends ObjectShape>(shape: Shape) => object(shape).noUnknown().required()

export type Body = Readonly<Record<string, unknown>>

/** A body of fields that are read one by one. */
export const toBody = (body: unknown): Body => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unprocessable(INVALID_REQUEST)
  return body as Body
}

/** Checks a JSON body and converts nothing. No form of the office sends a body of another shape. */
export const readBody = async <Type>(schema: Schema<Type>, body: unknown): Promise<Type> => {
  try {
    return await schema.validate(body, { strict: true })
  } catch (error) {
    throw error instanceof ValidationError ? unprocessable(INVALID_REQUEST) : error
  }
}
