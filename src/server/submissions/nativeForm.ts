import { msg } from '@lingui/core/macro'
import { languages } from '@/domain/languages'
import { FRESHER_FIELD, IDEMPOTENCY_KEY_FIELD } from '@/domain/submissions/hiddenFields'
import { NO_EXPERIENCE, optionsIn, type FormOption } from '@/domain/submissions/options'
import { i18nOf } from '@/locales/catalogs'
import type { Db } from '../database/schema'
import { listChoices } from '../repositories/lookups'
import type { ReceivedForm } from './checkForm'
import type { Form, FormField } from './forms'

/** Says that a form came twice: by Back and Submit, or by a reload of its answer. */
export const SENT_BEFORE = msg`We have this already. It was sent before, and is stored once.`

const folded = (text: string) => text.trim().toLowerCase()

const labelled = (options: readonly FormOption[]) =>
  languages.flatMap(({ code }) =>
    optionsIn(options, i18nOf(code)).map(({ value, label }) => ({ value, names: [label] })),
  )

const choicesOf = async (db: Db, { options, refersTo, isYesOrNo }: FormField) => {
  if (options && !isYesOrNo) return labelled(options)
  if (!refersTo || refersTo === 'job') return undefined
  const rows = await listChoices(db, refersTo)
  return rows.map(({ value, name, name_hi }) => ({ value, names: [name, name_hi ?? ''] }))
}

/**
 * Brings a form that a browser sent by itself into the shape in which our script sends it. A label that was typed in full is
 * its choice, and another text is none; a fresher's tick fills in both lists of experience. `browserKey` is the idempotency
 * key of a form that has none.
 */
export const completeNativeForm = async (
  db: Db,
  form: Form,
  { fields }: ReceivedForm,
  browserKey: string,
) => {
  if (!fields.get(IDEMPOTENCY_KEY_FIELD)) fields.set(IDEMPOTENCY_KEY_FIELD, browserKey)
  const isFresher = fields.has(FRESHER_FIELD)
  for (const [name, field] of Object.entries(form.fields)) {
    if (isFresher && field.options?.includes(NO_EXPERIENCE)) fields.set(name, NO_EXPERIENCE.value)
    const text = fields.get(name) ?? ''
    const choices = text === '' ? undefined : await choicesOf(db, field)
    if (!choices || choices.some(({ value }) => value === text)) continue
    const named = choices.find(({ names }) => names.map(folded).includes(folded(text)))
    fields.set(name, named?.value ?? '')
  }
}
