import type { FormFields } from '@/api/forms'
import { LEAST_PAGE_OPEN_MS } from '@/domain/limits'
import {
  IDEMPOTENCY_KEY_PATTERN,
  PAGE_OPEN_FIELD,
  IDEMPOTENCY_KEY_FIELD,
  HONEYPOT_FIELD,
} from '@/domain/hiddenFields'
import { storedDraft, storeDraft } from './draft'

/** A form that is being sent. */
export type Sender = {
  form: HTMLFormElement | null
  /** The name of its draft. */
  name: string
  /** Holds the idempotency key until the form is emptied, also where the browser stores no drafts. */
  key: { current: string }
}

/** Some browsers round the time, against fingerprinting. */
const CLOCK_STEP_MS = 100

/** `randomUUID` is missing on pages without https. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The same idempotency key for as long as a filled form is in the page or in its draft: after a broken connection it is
 * unknown whether the form was stored. An emptied form gets a new one; the server notices edits in between.
 */
const takeKey = ({ name, key }: Sender) => {
  const stored = storedDraft(name)
  const storedKey = stored?.key ?? ''
  key.current ||= IDEMPOTENCY_KEY_PATTERN.test(storedKey) ? storedKey : newKey()
  if (stored) storeDraft(name, { ...stored, key: key.current })
  return key.current
}

/** A restored draft may be sent at once: it waits until the server no longer takes it for a program's. */
const waitUntilOpen = async () => {
  const rest = LEAST_PAGE_OPEN_MS + CLOCK_STEP_MS - performance.now()
  if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
}

const honeypotValue = ({ form }: Sender) => {
  const field = form?.elements.namedItem(HONEYPOT_FIELD)
  return (field instanceof HTMLInputElement && field.value) || null
}

/** Sent beside the fields of a form: its idempotency key, and values by which the server recognizes programs. */
export const submissionMeta = async (sender: Sender): Promise<FormFields> => {
  const key = takeKey(sender)
  await waitUntilOpen()
  return {
    [IDEMPOTENCY_KEY_FIELD]: key,
    [PAGE_OPEN_FIELD]: `${Math.round(performance.now())}`,
    [HONEYPOT_FIELD]: honeypotValue(sender),
  }
}
