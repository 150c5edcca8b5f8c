import { company } from '@/domain/company'
import { PASSWORD_MAX, PASSWORD_MIN, type Account } from '@/domain/office/account'

/** Signing in is throttled and hashes are slow, so that this many guesses are out of reach. */
const GUESSES_MIN = 1e9
/** For what remains of a password without the words that everybody knows about the account. */
const REMAINING_GUESSES_MIN = 1e7
/** The estimate takes long for a long password, which is strong by its first characters. */
const ESTIMATED_CHARACTERS = 64

const load = async () => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { dictionary, adjacencyGraphs: graphs } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: ESTIMATED_CHARACTERS })
}
let loaded: ReturnType<typeof load> | undefined
/** Loaded for the first password that is set: the dictionaries are large. */
const estimator = () => (loaded ??= load())

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase()

type Known = Pick<Account, 'email' | 'name'>

/** What everybody knows about an account, in words, each by itself and written together; the longest first. */
const wordsAbout = ({ email, name }: Known) => {
  const texts = [email, email.replace(/@.*$/s, ''), name, company.name].map(plainOf)
  const words = texts.flatMap((text) => [
    text,
    text.replace(/[^\p{L}\p{M}]+/gu, ''),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ])
  return words.filter((word) => word.length > 1).toSorted((one, other) => other.length - one.length)
}

/** The sentence that says why a password cannot be that of an account; undefined if it can. */
export const faultOfPassword = async (password: string, account: Known) => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return `Please choose a password of at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Please choose a password of at most ${PASSWORD_MAX} characters.`
  const zxcvbn = await estimator()
  const known = wordsAbout(account)
  const plain = plainOf(password)
  const remaining = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  if (remaining !== plain && zxcvbn.check(remaining.replace(/\s+/g, '')).guesses < REMAINING_GUESSES_MIN)
    return 'This password is hardly more than your name, your email or the company. Please choose another one.'
  if (zxcvbn.check(password.normalize('NFKC'), known).guesses < GUESSES_MIN)
    return 'This password is easy to guess: many people use one like it, or it follows a pattern. Please choose another one.'
  return undefined
}
