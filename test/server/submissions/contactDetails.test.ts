import { digitsOf, numbersIn } from '@/server/submissions/contactDetails'

const ONE = '9876543210'

test.each([
  '9876543210',
  '(98765) 43210',
  '98765\u201343210',
  '987\u200b65 43210',
  '09876543210',
  '+91 (0) 98765 43210',
  '00919876543210',
  '091 98765 43210',
  '९८७६५४३२१०',
  '９８７６５４３２１０',
  '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎',
  '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
  '9876543210 ext. 12',
  '98765 43210 12',
  '12345 98765 43210',
  'Mob: 98765 43210 (WhatsApp)',
  '98765 and 43210',
])('%j is the one number', (field) => {
  expect(numbersIn(field)).toEqual([ONE])
})

test.each([
  ['9876543210 or 9876543211', [ONE, '9876543211']],
  ['9876543210 9876543211', [ONE, '9876543211']],
  ['+91 98765 43210 +91 98765 43211', [ONE, '9876543211']],
  ['09876543210, 91 98765-43211', [ONE, '9876543211']],
  ['0771-4055555 / 98765 43210', ['7714055555', ONE]],
  ['98765 43210, 9876543210', [ONE]],
  ['+971 50 123 4567', ['971501234567']],
  ['00971 50 123 4567', ['971501234567']],
  ['971501234567', ['971501234567']],
  ['98765432101', ['98765432101']],
  ['ask for it', []],
  ['', []],
])('%j is read as %j', (field, numbers) => {
  expect(numbersIn(field)).toEqual(numbers)
})

test('the digits of a text are found across all that stands between them', () => {
  expect(digitsOf('call ९८, then 765; tail ４３２१ and 0')).toBe(ONE)
})

test('a field of many groups is read at once', () => {
  expect(numbersIn('98765 43210 '.repeat(2000))).toEqual([ONE])
})
