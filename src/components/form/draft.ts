import type { FormFields } from '@/api/formData'
import { DRAFT_KEPT_HOURS } from '@/domain/limits'

/** What a visitor typed and chose in a form; files cannot be kept. */
export type DraftValues = Record<string, string | string[]>

/** With the key under which the form was sent, where that was tried. */
type Draft = { savedAt: number; values: DraftValues; key?: string }

const HOUR_MS = 60 * 60 * 1000

const keyOf = (form: string) => `draft:${form}`

/** A browser may refuse its storage, or be full: a draft is then simply not kept. */
const tryStorage = <Result>(act: (storage: Storage) => Result): Result | undefined => {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}

const isText = (value: unknown) => typeof value === 'string'

/** A text or a list of texts in a field that an empty form leaves blank. */
const isTyped = (value: unknown, blank: unknown): value is string | string[] =>
  isText(value)
    ? blank === '' && value !== ''
    : Array.isArray(blank) && Array.isArray(value) && value.length > 0 && value.every(isText)

/** What the visitor put into the fields of an empty form; its files, and what it came with, are not that. */
export const typedValues = (values: object, empty: FormFields): DraftValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | string[]] =>
      isTyped(entry[1], empty[entry[0]]),
    ),
  )

export const readStored = (form: string) =>
  tryStorage((storage) => JSON.parse(storage.getItem(keyOf(form)) ?? 'null') as Partial<Draft> | null)

export const storeDraft = (form: string, draft: Partial<Draft>) => {
  tryStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(draft)))
}

export const forgetDraft = (form: string) => {
  tryStorage((storage) => storage.removeItem(keyOf(form)))
}

/** What was typed into this form within the last day; whatever else lies there is nothing. */
export const readDraft = (form: string, empty: FormFields): DraftValues => {
  const draft = readStored(form)
  const age = Date.now() - Number(draft?.savedAt)
  const isFresh = age >= 0 && age < DRAFT_KEPT_HOURS * HOUR_MS
  return isFresh ? typedValues(draft?.values ?? {}, empty) : {}
}

/** Keeps what was typed; nothing typed is nothing kept. What was only read again is no younger for it. */
export const keepDraft = (form: string, values: DraftValues) => {
  if (Object.keys(values).length === 0) return forgetDraft(form)
  const stored = readStored(form)
  if (JSON.stringify(stored?.values) !== JSON.stringify(values))
    storeDraft(form, { ...stored, savedAt: Date.now(), values })
}
