import { sampleCompany } from '@/domain/content/company'
import { checkPassword, hashPassword, isPassword } from '@/server/office/accounts/passwords'

const account = { email: 'asha.verma@staffing.example', name: 'Asha Verma' }

const check = (password: string, known = account) => checkPassword(password, known, sampleCompany)

const SHORT = { field: 'password', code: 'passwordTooShort', values: { limit: 10 } }
const OWN = { field: 'password', code: 'passwordIsKnown' }
const EASY = { field: 'password', code: 'passwordIsEasy' }

test.each(['asha.verma@staffing.example', 'asha.verma1990', 'Verma Asha 2026!', 'Navkaam@2026'])(
  '%s is hardly more than what everybody knows of the account',
  async (password) => {
    expect(await check(password)).toEqual(OWN)
  },
)

test('also where the email has figures, or the name is written in another script', async () => {
  const other = { email: 'r2@mail.example', name: 'आशा वर्मा' }
  for (const password of ['r2@mail.example', 'R2@MAIL.EXAMPLE99', 'आशा-वर्मा-1990'])
    expect([password, await check(password, other)]).toEqual([password, OWN])
})

test.each([
  'password123',
  'P@ssw0rd2026!',
  'India@12345',
  'ｐａｓｓｗｏｒｄ１２３',
  '9876543210',
  'abcabcabcabc',
])('%s is easy to guess', async (password) => {
  expect(await check(password)).toEqual(EASY)
})

test.each(['marigold on the terrace', 'kH7#vq9!xZt2', 'सावन की पहली बारिश', 'asha likes old trains'])(
  '%s is good',
  async (password) => {
    expect(await check(password)).toBeUndefined()
  },
)

test('a password has 10 to 200 characters, as people count them', async () => {
  expect(await check('kH7#vq9!x')).toEqual(SHORT)
  expect(await check('🌻🌵🌴🌿🍀')).toEqual(SHORT)
  expect(await check('kH7#vq9!x '.repeat(21))).toEqual({
    field: 'password',
    code: 'passwordTooLong',
    values: { limit: 200 },
  })
})

test('a hash is of its password alone, with a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('marigold'), hashPassword('marigold')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await isPassword('marigold', one)).toBe(true)
  expect(await isPassword('marigolds', one)).toBe(false)
  expect(await isPassword('', '')).toBe(false)
  expect(await isPassword('marigold', undefined)).toBe(false)
  // Another keyboard composes letters otherwise.
  expect(await isPassword('cafe\u0301 in the garden', await hashPassword('caf\u00e9 in the garden'))).toBe(
    true,
  )
})
