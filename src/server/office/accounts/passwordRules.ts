import { company } from '@/domain/company'
import { PASSWORD_MAX, PASSWORD_MIN, type Account } from '@/domain/office/account'
import common from './commonPasswords.json'

const passwords = new Set(common.passwords)
const words = new Set(common.words)

/** Figures and signs that stand for letters. */
const LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']
/** What fingers run along, forwards and back. */
const RUNS = [...ROWS, ROWS.slice(0, 3).join('')].flatMap((row) => [
  row,
  Array.from(row).toReversed().join(''),
])

const lettersOf = (text: string) => text.replace(/[^\p{L}]+/gu, '')

/** The words that a password may be made of: as it is, without what stands around, with figures read as letters. */
const readingsOf = (password: string) => {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [core, password].flatMap((text) => [
    lettersOf(text),
    lettersOf(text.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)),
  ])
}

/** Whether a text is one of these words, or two of them. */
const isMadeOf = (text: string, known: ReadonlySet<string>) =>
  known.has(text) ||
  Array.from(text).some((_, index) => known.has(text.slice(0, index)) && known.has(text.slice(index)))

const isRepeated = (text: string) => /^(.{1,4}?)\1+.{0,3}$/su.test(text)

const isRun = (text: string) => RUNS.some((run) => run.includes(text) || run.repeat(2).includes(text))

/** What anybody knows of an account who knows whose it is. */
const wordsAbout = ({ email, name }: Pick<Account, 'email' | 'name'>) =>
  `${email} ${name} ${company.name}`
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)

const isCommon = (password: string, account: Pick<Account, 'email' | 'name'>) => {
  const plain = password.normalize('NFKC').toLowerCase()
  if (passwords.has(plain) || isRun(plain) || isRepeated(plain)) return true
  const known = new Set([...words, ...wordsAbout(account)])
  return readingsOf(plain).some((text) => text !== '' && isMadeOf(text, known))
}

/** The sentence that says why a password cannot be that of an account; undefined if it can. */
export const faultOfPassword = (password: string, account: Pick<Account, 'email' | 'name'>) => {
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return `Please choose a password of at least ${PASSWORD_MIN} characters.`
  if (length > PASSWORD_MAX) return `Please choose a password of at most ${PASSWORD_MAX} characters.`
  if (isCommon(password, account)) return 'This password is easy to guess. Please choose another one.'
  return undefined
}
