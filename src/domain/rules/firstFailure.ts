import { mixed, object, string, ValidationError, type AnyObject, type ObjectSchema } from 'yup'
import type { Problem } from '../problem'
import type { FormCode } from './sentences'

/** One rule of a form: a schema of one field, walked in the order of the form's list. */
export type Rule = ObjectSchema<AnyObject>

export type Failure = Problem & { code: FormCode }

/** The first broken rule. They are a list: yup promises no order in an object, and one form checks a field twice. */
export const firstFailure = (rules: readonly Rule[], values: object): Failure | undefined => {
  for (const rule of rules) {
    try {
      for (const field of Object.keys(rule.fields)) rule.validateSyncAt(field, values)
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      return { field: error.path ?? '', code: error.message as FormCode }
    }
  }
  return undefined
}

/** A local part, @, a domain, a dot and a suffix. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Blank, that is empty after trimming, counts as missing. */
export const required = (field: string, code: FormCode): Rule =>
  object({ [field]: string().trim().required(code) })

export const emailFormat = (field: string): Rule =>
  object({ [field]: string().trim().matches(EMAIL, 'emailFormat') })

export const exactLength = (field: string, characters: number, code: FormCode): Rule =>
  object({ [field]: string().trim().length(characters, code) })

export const requiredFile = (field: string, code: FormCode): Rule =>
  object({ [field]: mixed().required(code) })
