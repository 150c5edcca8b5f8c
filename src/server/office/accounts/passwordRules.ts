import { company } from '@/domain/company'
import type { Problem } from '@/domain/problem'
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

/** The words in public facts about an account, each by itself and written together; the longest first. */
const wordsAbout = ({ email, name }: Known) => {
  const texts = [email, email.replace(/@.*$/s, ''), name, company.name].map(plainOf)
  const words = texts.flatMap((text) => [
    text,
    text.replace(/[^\p{L}\p{M}]+/gu, ''),
    ...text.split(/[^\p{L}\p{M}]+/u),
  ])
  return words.filter((word) => word.length > 1).toSorted((one, other) => other.length - one.length)
}

const problem = (code: string, limit?: number): Problem => ({
  field: 'password',
  code,
  ...(limit !== undefined && { values: { limit } }),
})

/** Why a password cannot be that of an account; undefined if it can. */
export const checkPassword = async (password: string, account: Known): Promise<Problem | undefined> => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return problem('passwordTooShort', PASSWORD_MIN)
  if (length > PASSWORD_MAX) return problem('passwordTooLong', PASSWORD_MAX)
  const zxcvbn = await estimator()
  const known = wordsAbout(account)
  const plain = plainOf(password)
  const remaining = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  if (remaining !== plain && zxcvbn.check(remaining.replace(/\s+/g, '')).guesses < REMAINING_GUESSES_MIN)
    return problem('passwordIsKnown')
  if (zxcvbn.check(password.normalize('NFKC'), known).guesses < GUESSES_MIN) return problem('passwordIsEasy')
  return undefined
}
