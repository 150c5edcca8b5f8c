import { checkForm, NO_NUMBER } from '../submissions/checkForm'
import { type Form, formOf } from '../submissions/forms'
import { fieldRefused } from '../config/refusal'
import type { SubmissionTable } from '../database/schema'
import { longNumbersIn } from './admission'

/** The fields that a sender may correct. */
export const CORRECTED = ['email', 'mobile'] as const

/** A form that has these fields alone, with their rules. */
const partOf = (form: Form, names: readonly string[]): Form => {
  const isPart = (name: string) => names.includes(name)
  return {
    ...form,
    fields: Object.fromEntries(Object.entries(form.fields).filter(([name]) => isPart(name))),
    files: {},
    rules: form.rules.filter((rule) => Object.keys(rule.fields).every(isPart)),
  }
}

/** Those of the fields that were given, cleaned and checked as the form of this kind does. */
export const checkGiven = async (
  { kind }: { kind: SubmissionTable },
  given: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, string>>> => {
  const part = partOf(
    formOf(kind),
    CORRECTED.filter((name) => given.has(name)),
  )
  const { fields } = await checkForm(part, { fields: new Map(given), files: new Map() })
  // Without its last digits the sender would be shut out.
  if (fields.mobile !== undefined && longNumbersIn(fields.mobile).length === 0)
    throw fieldRefused('mobile', NO_NUMBER)
  return fields
}
