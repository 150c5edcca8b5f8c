import * as fc from 'fast-check'
import { alphabetically, foldText, numerically, someContain } from '@/domain/compareText'
import { cutText } from '@/domain/display'
import { cleanMobile } from '@/domain/mobile'

const finds = (fields: string[], typed: string) => someContain(fields.map(foldText), foldText(typed))

describe('a text search', () => {
  it.each(['payroll', 'DESK', 'raipur', 'ÉLAN', 'e\u0301lan', 'payroll   desk ', '\tdesk'])(
    'looks at each field, in any case, with any blanks and however it is composed: %j',
    (typed) => {
      expect(finds(['Payroll Desk', 'RAIPUR', 'Élan'], typed)).toBe(true)
    },
  )

  it.each(['payroll desk', 'payrolldesk', 'payroll\ndesk', 'l\nd'])(
    'finds nothing across two: %j',
    (typed) => {
      expect(finds(['Payroll', 'Desk'], typed)).toBe(false)
    },
  )
})

test.each([
  [
    'names, whatever their case and accents',
    alphabetically,
    ['education', 'Élevage', 'Finance', 'HR', 'IT', 'IT & Software', 'sales', 'Zoology', 'आईटी'],
  ],
  ['names in Hindi', alphabetically, ['आईटी', 'कृषि', 'बिक्री', 'लेखा']],
  ['numbers, and other texts behind them', numerically, ['1', '2', '9', '10', 'a', 'b']],
])('%s are put in order', (_what, compare, inOrder) => {
  expect(inOrder.toReversed().sort(compare)).toEqual(inOrder)
})

describe('a text that is cut', () => {
  const crew = '👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!'

  it.each([
    ['', 90, ''],
    ['x'.repeat(90), 90, 'x'.repeat(90)],
    ['x'.repeat(91), 90, `${'x'.repeat(90)}…`],
    ['Run one shift', 7, 'Run one…'],
    ['😀'.repeat(90), 90, '😀'.repeat(90)],
    ['a😀b', 2, 'a😀…'],
    // Joined emoji, skin tones and flags.
    [crew, 1, '👩🏽‍🔧…'],
    [crew, 2, '👩🏽‍🔧👨‍👩‍👧‍👦…'],
    [crew, 3, '👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳…'],
    [crew, 4, crew],
    // Accents and Devanagari syllables.
    ['e\u0301a\u0300o', 1, 'e\u0301…'],
    ['क्षत्रिय', 1, 'क्ष…'],
    ['क्षत्रिय', 2, 'क्षत्रि…'],
    ['क्षत्रिय', 3, 'क्षत्रिय'],
    ['हिंदी', 1, 'हिं…'],
  ])('ends with … after whole characters: %.20s to %d', (text, characters, cut) => {
    expect(cutText(text, characters)).toBe(cut)
  })

  it('is never longer than asked, begins the whole and has no half sign in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat({ max: 40 }), (text, characters) => {
        const cut = cutText(text, characters)
        const kept = cut === text ? cut : cut.slice(0, -1)
        expect(text.startsWith(kept)).toBe(true)
        expect(kept).not.toMatch(/[\uD800-\uDFFF]/u)
        expect(cut === text || cut.endsWith('…')).toBe(true)
        expect([...new Intl.Segmenter('en').segment(kept)].length <= characters).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ['+91 98260 12345', '9826012345'],
  ['0091-98260-12345', '9826012345'],
  ['919826012345', '9826012345'],
  ['098260.12345', '9826012345'],
  ['+91 (0) 98260 12345', '9826012345'],
  ['(98260)\u200b 12345', '9826012345'],
  ['९८२६० १२३४५', '9826012345'],
  ['9198260123', '9198260123'],
  ['+971 50 123 4567', '+971501234567'],
  ['12345678901', '12345678901'],
  ['98260 12345 / 98260 12346', '98260 12345 / 98260 12346'],
  [' call me ', 'call me'],
  ['0', '0'],
  ['', ''],
])('the mobile number %j becomes %j', (text, cleaned) => {
  expect(cleanMobile(text)).toBe(cleaned)
})
