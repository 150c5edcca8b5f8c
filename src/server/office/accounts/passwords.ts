import * as crypto from 'node:crypto'
import { promisify } from 'node:util'
import type { Company } from '@/domain/content/company'
import { type Account, PASSWORD_MAX, PASSWORD_MIN } from '@/domain/office/account'
import type { Problem } from '@/domain/content/problems'
import { findAccount } from '../../repositories/office/accounts'
import { beginAttempt } from '../../staff/signInLimits'
import { clientOf } from '../../submissions/clientAddress'
import type { OfficeContext } from '../officeRoute'
import { invalid } from '../../config/refusal'
import { deviceOf } from './sessions'

/** Longer than a password may be, so that a sentence says so. */
export const PASSWORD_TEXT_MAX = 1000

/** As OWASP recommends: 19 MB and two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

type Cost = typeof COST

// Not imported by name: an older Node must get as far as the sentence that says so.
const hashWith = (password: string, nonce: Buffer, cost: Cost, tagLength: number) =>
  promisify(crypto.argon2)('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The hash of a password with all that is needed to check it, in the format that argon2 is written in everywhere. */
export const hashPassword = async (password: string) => {
  const nonce = crypto.randomBytes(SALT_BYTES)
  const hash = await hashWith(password, nonce, COST, HASH_BYTES)
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(hash)}`
}

const STORED =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<nonce>[\w+/]+)\$(?<hash>[\w+/]+)$/

/** Where there is no account or no password, the same work is done in vain, so that it takes as long. */
const NONE = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(HASH_BYTES))}`

/** Whether a password has this hash. Nothing has the hash '' or undefined. */
export const isPassword = async (password: string, stored: string | undefined) => {
  const parts = STORED.exec(stored || NONE)?.groups ?? {}
  const { memory, passes, parallelism, nonce = '', hash = '' } = parts
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const found = await hashWith(password, Buffer.from(nonce, 'base64'), cost, expected.length)
  return Boolean(stored) && crypto.timingSafeEqual(found, expected)
}

/** Signing in is throttled and hashes are slow, so that this many guesses are out of reach. */
const GUESSES_MIN = 1e9
/** For the rest of a password without the public words about the account. */
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
const wordsAbout = ({ email, name }: Known, company: Company) => {
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

export const checkPassword = async (
  password: string,
  account: Known,
  company: Company,
): Promise<Problem | undefined> => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return problem('passwordTooShort', PASSWORD_MIN)
  if (length > PASSWORD_MAX) return problem('passwordTooLong', PASSWORD_MAX)
  const zxcvbn = await estimator()
  const known = wordsAbout(account, company)
  const plain = plainOf(password)
  const remaining = known.reduce((text, word) => text.replaceAll(word, ''), plain)
  if (remaining !== plain && zxcvbn.check(remaining.replace(/\s+/g, '')).guesses < REMAINING_GUESSES_MIN)
    return problem('passwordIsKnown')
  if (zxcvbn.check(password.normalize('NFKC'), known).guesses < GUESSES_MIN) return problem('passwordIsEasy')
  return undefined
}

/** Refuses a password that is not the signed-in account's. Failures count as failed sign-ins. */
export const requireOwnPassword = async (context: OfficeContext, password: string, field = 'password') => {
  const { request, database, now, account } = context
  const { email } = account
  const device = await deviceOf(database.db, request, email)
  const attempt = await beginAttempt(database, { email, address: clientOf(request), device }, now)
  const stored = await findAccount(database.db, account.id)
  const isRight = await isPassword(password, stored?.is_active === 1 ? stored.password : undefined)
  if (!isRight) throw invalid([{ field, code: 'passwordIsWrong' }])
  await database.write(attempt.takeBack)
}
