import { mixed, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup'

/** One rule of a form: a schema of one field, walked in the order of the form's list. */
export type Rule = ObjectSchema<AnyObject>

export type Failure = { field: string; message: string }

/**
 * The first broken rule, or undefined if there is none.
 *
 * The rules are a list and not one object schema: yup reports the fields of an object in an order of its
 * own, and one form checks the same field at two places.
 */
export const firstFailure = (rules: readonly Rule[], values: object): Failure | undefined => {
  for (const rule of rules) {
    try {
      for (const field of Object.keys(rule.fields)) rule.validateSyncAt(field, values)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { field: error.path ?? '', message: error.message }
    }
  }
  return undefined
}

/** A local part, @, a domain, a dot and a suffix. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Blank, that is empty after trimming, counts as missing. */
export const required = (field: string, message: string): Rule =>
  object({ [field]: string().trim().required(message) })

export const emailFormat = (field: string): Rule =>
  object({ [field]: string().trim().matches(EMAIL, 'Invalid email address format.') })

export const exactLength = (field: string, characters: number, message: string): Rule =>
  object({ [field]: string().trim().length(characters, message) })

export const requiredFile = (field: string, message: string): Rule =>
  object({ [field]: mixed().required(message) })
