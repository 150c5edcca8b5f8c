import * as crypto from 'node:crypto'
import { promisify } from 'node:util'

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
