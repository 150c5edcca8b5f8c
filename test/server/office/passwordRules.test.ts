import { faultOfPassword } from '@/server/office/accounts/passwordRules'
import { hashPassword, isPassword } from '@/server/office/accounts/passwords'

const account = { email: 'asha.verma@staffing.example', name: 'Asha Verma' }

const OWN =
  'This password is hardly more than your name, your email or the company. Please choose another one.'
const EASY =
  'This password is easy to guess: many people use one like it, or it follows a pattern. Please choose another one.'

test.each([
  'asha.verma@staffing.example',
  'Asha.Verma@Staffing.example1',
  'asha.verma1990',
  'ashaverma@2026',
  'Verma Asha 2026!',
  'vermaasha@navkaam',
  '@5h4verma2026',
  'Navkaam@2026',
])('%s is hardly more than what everybody knows of the account', async (password) => {
  expect(await faultOfPassword(password, account)).toBe(OWN)
})

test('also where the email has figures, or the name is written in another script', async () => {
  const other = { email: 'r2@mail.example', name: 'आशा वर्मा' }
  for (const password of ['r2@mail.example', 'R2@MAIL.EXAMPLE99', 'आशा-वर्मा-1990'])
    expect([password, await faultOfPassword(password, other)]).toEqual([password, OWN])
})

test.each([
  'password123',
  'P@ssw0rd2026!',
  'qwerty12345',
  '1q2w3e4r5t',
  'ZAQ12WSX@2026',
  '2026Incorrect!',
  'Welcome@12345',
  'iloveyou123',
  'sunshinesunshine',
  'DragonMonkey1',
  'India@12345',
  'Mumbai@2026',
  'ｐａｓｓｗｏｒｄ１２３',
  '9876543210',
  'poiuytrewq',
  'abcabcabcabc',
  'x9'.repeat(100),
])('%s is easy to guess', async (password) => {
  expect(await faultOfPassword(password, account)).toBe(EASY)
})

test.each([
  'marigold on the terrace',
  'kH7#vq9!xZt2',
  'सावन की पहली बारिश',
  'river-stone-47-kite',
  'tumhara chai wala',
  '7#a9!4$B2%',
  'asha likes old trains',
])('%s is good', async (password) => {
  expect(await faultOfPassword(password, account)).toBeUndefined()
})

test('a password has 10 to 200 characters, as people count them', async () => {
  expect(await faultOfPassword('kH7#vq9!x', account)).toBe(
    'Please choose a password of at least 10 characters.',
  )
  expect(await faultOfPassword('🌻🌵🌴🌿🍀', account)).toBe(
    'Please choose a password of at least 10 characters.',
  )
  expect(await faultOfPassword('kH7#vq9!x '.repeat(21), account)).toBe(
    'Please choose a password of at most 200 characters.',
  )
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
