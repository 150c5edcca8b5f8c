/**
 * What a form of the site carries beside the fields of spec section 7. A client that leaves them out is served all
 * the same, and an API that does not know them ignores them.
 */

/** The key of a filled form: what comes twice under one key is stored once. */
export const SUBMISSION_KEY = 'submission_key'
export const KEY_PATTERN = /^[\w-]{8,100}$/

/** For how many milliseconds the page had been open. */
export const PAGE_OPEN_MS = 'page_open_ms'

/** A field that no person sees; programs fill it in. */
export const TRAP_FIELD = 'remarks'
