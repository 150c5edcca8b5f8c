import { PASSWORD_MAX, PASSWORD_MIN, type Account } from '@/domain/office/account'

/** The sentence that says why a password cannot be that of an account; undefined if it can. */
export const faultOfPassword = (password: string, { email }: Pick<Account, 'email'>) => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return `Please choose a password of at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Please choose a password of at most ${PASSWORD_MAX} characters.`
  if (password.toLowerCase() === email) return 'Please choose a password other than your email.'
  return undefined
}
