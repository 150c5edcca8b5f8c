import type { FormFields } from '@/api/formData'
import { LEAST_PAGE_OPEN_MS } from '@/domain/limits'
import { KEY_PATTERN, PAGE_OPEN_MS, SUBMISSION_KEY, TRAP_FIELD } from '@/domain/marks'
import { readStored, storeDraft } from './draft'

/** A form that is being sent. */
export type Sender = {
  form: HTMLFormElement | null
  draft?: string
  /** Holds its key until it is emptied, also where the browser keeps no drafts. */
  key: { current: string }
}

/** Some browsers tell the time less finely, against being recognised by it. */
const CLOCK_STEP_MS = 100

/** Of the one source of chance that pages without https have, too. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The same key for as long as a filled form is in the page or in its draft: after a line that broke nobody knows
 * whether the form was stored. An emptied form has another; what was changed in between the server tells apart.
 */
const takeKey = ({ draft, key }: Sender) => {
  const stored = draft ? readStored(draft) : undefined
  const kept = stored?.key ?? ''
  key.current ||= KEY_PATTERN.test(kept) ? kept : newKey()
  if (draft && stored) storeDraft(draft, { ...stored, key: key.current })
  return key.current
}

/** Who presses at once, with a draft that came back, waits for a moment and is not refused. */
const waitUntilOpen = async () => {
  const rest = LEAST_PAGE_OPEN_MS + CLOCK_STEP_MS - performance.now()
  if (rest > 0) await new Promise((resolve) => void setTimeout(resolve, rest))
}

const trapped = ({ form }: Sender) => {
  const field = form?.elements.namedItem(TRAP_FIELD)
  return (field instanceof HTMLInputElement && field.value) || null
}

/** What is sent with the fields of a form, to be stored once and not to be taken for a program's. */
export const makeMarks = async (sender: Sender): Promise<FormFields> => {
  const key = takeKey(sender)
  await waitUntilOpen()
  return {
    [SUBMISSION_KEY]: key,
    [PAGE_OPEN_MS]: `${Math.round(performance.now())}`,
    [TRAP_FIELD]: trapped(sender),
  }
}
