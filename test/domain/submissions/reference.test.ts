import { makeReference, readReference } from '@/domain/submissions/reference'

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

test('a reference is made of what was drawn, and a character that checks it', () => {
  expect(makeReference([22, 5, 17, 2, 7, 0, 21])).toBe('R7K4-92QX')
  expect(makeReference([0, 0, 0, 0, 0, 0, 0])).toBe('2222-2226')
  expect(makeReference([30, 30, 30, 30, 30, 30, 30])).toMatch(/^ZZZZ-ZZZ[2-9A-HJKMNP-Z]$/)
})

test.each(['R7K4-92QX', 'r7k492qx', ' R7K4 92QX ', 'r7k4–92qx', 'R-7-K-4-9-2-Q-X', 'R7K4\u200b92QX'])(
  '%j is read however it is typed',
  (typed) => {
    expect(readReference(typed)).toBe('R7K4-92QX')
  },
)

test.each([
  'R7K4-92QX.',
  '*R7K4-92QX*',
  '_R7K4-92QX_',
  '“R7K4-92QX”',
  '(r7k4 92qx)',
  'Reference: R7K492QX',
  'संदर्भ नंबर: R7K4-92QX',
  'Reference R7K4-92QX: Your application',
  'Ref-R7K4-92QX',
  'That R7K4-92QX, that: R7K4 – 92QX',
  // Another two words of its length that are sound, too.
  'Set: 2222 2226. R7K4-92QX',
  'https://portal.example/hi/track?reference=R7K4-92QX',
  'application-R7K492QX',
])('%j is read out of what surrounds it', (pasted) => {
  expect(readReference(pasted)).toBe('R7K4-92QX')
})

test.each([
  '',
  'R7K4-92QX, 2222-2226',
  'R7K4-92QX 2222-2227 2222-2226',
  'Reference: R7K4-92QX2',
  'R7K4-92QY: Your application',
  'R7K4-92Q',
  'R7K4-92QXX',
  'R7K4_92QX',
  '0000-0000',
  'O7K4-92QX',
  '2222-2222',
])('%j is none', (typed) => {
  expect(readReference(typed)).toBeUndefined()
})

/** Every text with one wrong character, or with two neighbours swapped. */
const mistyped = (reference: string) =>
  Array.from(reference).flatMap((own, place) => {
    const [before, after] = [reference.slice(0, place), reference.slice(place + 1)]
    const wrong = Array.from(ALPHABET).map((character) => before + character + after)
    return [...wrong, before + after.slice(0, 1) + own + after.slice(1)].filter((text) => text !== reference)
  })

test.each(['R7K492QX', makeReference([1, 30, 2, 29, 3, 28, 4]).replace('-', '')])(
  'in %s one wrong character and two swapped neighbours are noticed',
  (reference) => {
    const texts = mistyped(reference)
    expect(texts.length).toBeGreaterThan(240)
    expect(texts.filter((text) => readReference(text) !== undefined)).toEqual([])
  },
)
