import type { FormFields } from '@/api/formData'
import { DRAFT_KEPT_HOURS } from '@/domain/limits'

/** What a visitor typed and chose in a form; files cannot be kept. */
export type DraftValues = Record<string, string | string[]>

type Draft = { savedAt: number; values: DraftValues }

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
const isKept = (value: unknown): value is string | string[] =>
  isText(value) || (Array.isArray(value) && value.every(isText))

/** The fields that differ from those of an empty form, without its files. */
export const typedValues = (values: FormFields, empty: FormFields): DraftValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | string[]] =>
        isKept(entry[1]) && JSON.stringify(entry[1]) !== JSON.stringify(empty[entry[0]]),
    ),
  )

/** What was typed into this form within the last day; only fields of the kinds that the form has. */
export const readDraft = (form: string, empty: FormFields): DraftValues => {
  const written = tryStorage((storage) => storage.getItem(keyOf(form)))
  const draft = tryStorage(() => JSON.parse(written ?? '{}') as Partial<Draft> | null)
  const isFresh = Date.now() - Number(draft?.savedAt) < DRAFT_KEPT_HOURS * HOUR_MS
  if (!isFresh || typeof draft?.values !== 'object' || draft.values === null) return {}
  const isOfForm = ([name, value]: [string, unknown]) =>
    isKept(value) && isKept(empty[name]) && isText(value) === isText(empty[name])
  return typedValues(Object.fromEntries(Object.entries(draft.values).filter(isOfForm)), empty)
}

/** Keeps what was typed; nothing typed is nothing kept. */
export const keepDraft = (form: string, values: DraftValues) => {
  const draft: Draft = { savedAt: Date.now(), values }
  tryStorage((storage) =>
    Object.keys(values).length > 0
      ? storage.setItem(keyOf(form), JSON.stringify(draft))
      : storage.removeItem(keyOf(form)),
  )
}
