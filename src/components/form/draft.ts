import type { FormFields } from '@/api/forms'
import { readFromDevice, removeFromDevice, writeToDevice } from '@/store/deviceStorage'
import { DRAFT_KEPT_HOURS, RELOAD_DELAYS_MS } from '@/domain/site/limits'

/** The values of an unsent form, without its files. */
type DraftValues = Record<string, string | string[]>

/** With the idempotency key of the form once sending was tried. */
type Draft = { savedAt: number; values: DraftValues; key?: string }

/** The draft of a resume that is made here. */
export const MADE_RESUME = 'madeResume'

const drafts = [...Object.keys(RELOAD_DELAYS_MS), MADE_RESUME]

const HOUR_MS = 60 * 60 * 1000

/** The key of the details that the visitor had us remember. */
export const PROFILE_KEY = 'profile'

const keyOf = (form: string) => `draft:${form}`

/** The keys of all that is kept to fill in a form. */
export const formKeys = () => [PROFILE_KEY, ...drafts.map(keyOf)]

const isText = (value: unknown) => typeof value === 'string'

/** A text or a list of texts in a field that an empty form leaves blank, or does not name. */
const isTyped = (value: unknown, blank: unknown): value is string | string[] =>
  isText(value)
    ? (blank === undefined || blank === '') && value !== ''
    : Array.isArray(blank) && Array.isArray(value) && value.length > 0 && value.every(isText)

/** The fields that the visitor filled in, without files and without values the form opened with. */
export const typedValues = (values: object, empty: FormFields): DraftValues =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string | string[]] =>
      isTyped(entry[1], empty[entry[0]]),
    ),
  )

/** All but what the remembered details filled in. */
export const ownIn = (values: FormFields, filled: FormFields = {}): FormFields =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== filled[field]))

const filesOf = new WeakMap<object, Map<string, FormFields>>()

/** The files of unsent forms, which no storage of the browser takes: kept until the tab closes, that is with its store. */
export const keptFiles = (store: object) => {
  const files = filesOf.get(store) ?? new Map<string, FormFields>()
  filesOf.set(store, files)
  return files
}

export const filesIn = (values: FormFields): FormFields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value instanceof File))

export const storedDraft = (form: string) => readFromDevice(keyOf(form)) as Partial<Draft> | undefined

export const storeDraft = (form: string, draft: Partial<Draft>) => writeToDevice(keyOf(form), draft)

export const forgetDraft = (form: string) => removeFromDevice(keyOf(form))

const isFresh = (draft: Partial<Draft> | undefined) => {
  const age = Date.now() - Number(draft?.savedAt)
  return age >= 0 && age < DRAFT_KEPT_HOURS * HOUR_MS
}

/** The draft of this form, if it is at most a day old; anything else in the storage is ignored. */
export const readDraft = (form: string, empty: FormFields): DraftValues => {
  const draft = storedDraft(form)
  return isFresh(draft) ? typedValues(draft?.values ?? {}, empty) : {}
}

/** Deletes the drafts of all forms that are older than a day: nobody may open those forms again. */
export const forgetOldDrafts = () => {
  for (const form of drafts) if (!isFresh(storedDraft(form))) forgetDraft(form)
}

/** Saves the draft, or deletes an empty one that has no key. An unchanged draft does not get a new date. */
export const keepDraft = (form: string, values: DraftValues) => {
  const stored = storedDraft(form)
  if (Object.keys(values).length === 0 && !stored?.key) return forgetDraft(form)
  if (JSON.stringify(stored?.values) !== JSON.stringify(values))
    storeDraft(form, { ...stored, savedAt: Date.now(), values })
}
