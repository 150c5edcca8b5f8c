import { DEFAULT_LANGUAGE, type Language } from '../languages.ts'

/** Further fields of our forms. They are optional, and an existing API ignores them. */

/** The idempotency key of a filled form: two submissions with one key are stored once. */
export const IDEMPOTENCY_KEY_FIELD = 'submission_key'
export const IDEMPOTENCY_KEY_PATTERN = /^[\w-]{8,100}$/

export const PAGE_OPEN_FIELD = 'page_open_ms'

/** The language of the form's page. */
export const LANGUAGE_FIELD = 'language'

/** The same in a query, for a language other than the usual one. */
export const languageField = (language: Language): Record<string, string> =>
  language === DEFAULT_LANGUAGE ? {} : { [LANGUAGE_FIELD]: language }

/** A field hidden from people; programs fill it in. */
export const HONEYPOT_FIELD = 'remarks'

/** The tick of a fresher in a form that is sent without script, which cannot fill in the two lists of experience. */
export const FRESHER_FIELD = 'is_fresher'
