/** No field of an account is longer, in characters. */
export const TEXT_MAX = 200
/** Longer than a password may be, so that a sentence says so. */
export const PASSWORD_TEXT_MAX = 1000

/** An e-mail as accounts have it. */
export const plainEmail = (email: string) => email.normalize('NFKC').trim().toLowerCase()

const EMAIL = /^[^\s@<>()[\]:;,"\\]+@[^\s@<>()[\]:;,"\\]+$/

export const isEmail = (text: string) => text.length <= TEXT_MAX && EMAIL.test(text)
