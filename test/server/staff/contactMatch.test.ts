import { matches, readEmail, readMobile, similarFields } from '@/server/staff/findPerson'
import { digitsOf, numbersIn } from '@/domain/text/numbers'

const refuse = (sentence: string) => new Error(sentence)
const parseMobile = (text: string) => readMobile(text, refuse)
const parseEmail = (text: string) => readEmail(text, refuse)

const sent = (mobile: string, email = '') => ({ id: 'a', submitted_at: '', mobile, email })

const knows = (person: { mobile?: string; email?: string }, mobile: string, email = '') => ({
  matches: matches(person, sent(mobile, email)),
  similar: similarFields(person, sent(mobile, email)),
})

describe('a person is known by their number', () => {
  const mobile = parseMobile('+91 (0)98765-43210')
  test.each([
    '9876543210',
    '1234567890 / 9876543210',
    '९८७६५४३२१०',
    '９８७６５４３２１०',
    '98765 43211 98765 43210',
    '9876543210x4',
  ])('as %s', (text) => {
    expect(knows({ mobile }, text).matches).toBe(true)
  })

  test.each(['', '9876543211', '876543210', '98766 54321 0', '9876543201'])('but not as %s', (text) => {
    expect(knows({ mobile }, text)).toEqual({ matches: false, similar: [] })
  })

  test.each(['98765432101', '12987654321034', '+49 98765 43210'])('and similar is %s', (text) => {
    expect(knows({ mobile }, text)).toEqual({ matches: false, similar: ['mobile'] })
  })

  test('the end of one number and the start of the next are not theirs', () => {
    const between = { mobile: parseMobile('4321098765') }
    expect(knows(between, '98765 43210 98765 43211')).toEqual({ matches: false, similar: ['mobile'] })
    expect(knows(between, '98765 43210, 98765 43211')).toEqual({ matches: false, similar: ['mobile'] })
    expect(knows(between, '9876543210 9876543211')).toEqual({ matches: false, similar: ['mobile'] })
  })

  test('of which one is given', () => {
    expect(parseMobile('९८७६५ ४३२१०')).toBe('9876543210')
    expect(() => parseMobile('12345')).toThrow('ten digits')
    expect(() => parseMobile('9876543210 9876543211')).toThrow('one mobile number')
  })
})

describe('a person is known by their address', () => {
  test.each([
    ['a@x.org', 'A@X.ORG'],
    ['a@x.org', 'ａ@ｘ．ｏｒｇ'],
    ['a@x.org', 'a\u200b@x.org'],
    ['a@x.org', 'Asha<a@x.org>'],
    ['Asha <a@x.org>', 'a@x.org'],
    ['a@x.org', 'b@x.org,a@x.org'],
    ['jos\u00e9@x.org', 'jose\u0301@x.org'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@उदाहरण.भारत', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ])('%s written as %s', (given, field) => {
    expect(knows({ email: parseEmail(given) }, '', field).matches).toBe(true)
  })

  test.each([
    ['a@x.org', 'ba@x.org', ['email']],
    ['a@x.org', 'a+jobs@x.org', ['email']],
    ['a@x.org', 'a@x.organic', ['email']],
    ['a@x.org', 'b@x.org/a@x.org', ['email']],
    ['a@x.org', '"b,a"@x.org', []],
    ['a@x.org', '', []],
  ])('%s is not %s, which may be similar', (given, field, similar) => {
    expect(knows({ email: parseEmail(given) }, '', field)).toEqual({ matches: false, similar })
  })

  test('of which one is given', () => {
    expect(() => parseEmail('asha')).toThrow('email address')
    expect(() => parseEmail('a@x.org, b@x.org')).toThrow('one email address')
  })
})

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
