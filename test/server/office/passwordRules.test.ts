import { faultOfPassword } from '@/server/office/accounts/passwordRules'
import { hashPassword, isPassword } from '@/server/office/accounts/passwords'

const account = { email: 'asha.verma@staffing.example', name: 'Asha Verma' }

test.each([
  'password123',
  'Password@123',
  'P@ssw0rd2026!',
  '1234567890',
  '9876543210',
  'qwertyuiop',
  'poiuytrewq',
  'qwerty12345',
  '1q2w3e4r5t',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'Welcome@12345',
  'iloveyou123',
  'sunshinesunshine',
  'DragonMonkey1',
  'admin-2026-admin',
  'asha.verma1990',
  'Navkaam@2026',
  'ｐａｓｓｗｏｒｄ１２３',
])('%s is easy to guess', (password) => {
  expect(faultOfPassword(password, account)).toBe(
    'This password is easy to guess. Please choose another one.',
  )
})

test.each([
  'marigold on the terrace',
  'kH7#vq9!xZt2',
  'सावन की पहली बारिश',
  'river-stone-47-kite',
  'tumhara chai wala',
])('%s is good', (password) => {
  expect(faultOfPassword(password, account)).toBeUndefined()
})

test('a password has 10 to 200 characters, as people count them', () => {
  expect(faultOfPassword('kH7#vq9!x', account)).toBe('Please choose a password of at least 10 characters.')
  expect(faultOfPassword('🌻🌵🌴🌿🍀', account)).toBe('Please choose a password of at least 10 characters.')
  expect(faultOfPassword('kH7#vq9!x '.repeat(21), account)).toBe(
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
