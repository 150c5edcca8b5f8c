import * as fc from 'fast-check'
import { alphabetically, numerically } from '@/domain/text/compareText'
import { cutText } from '@/domain/text/display'
import { cleanEmail } from '@/domain/text/email'
import { meantDomain } from '@/domain/text/meantDomain'
import { cleanMobile, typedMobile } from '@/domain/text/mobile'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import { sampleCompany } from '@/domain/content/company'
import { messageTo } from '@/office/features/inbox/submission/messageText'

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

  it('is Hindi cut as the browser reads its characters, which need not be asked', () => {
    const text = 'प्रतिष्ठित अस्पताल में वार्ड नर्स की ज़रूरत है। शिफ़्ट में काम, ₹ 18,000 वेतन। स्त्री-पुरुष दोनों।'
    const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment)
    const reading = jest.spyOn(Intl.Segmenter.prototype, 'segment')
    for (const [count] of characters.slice(0, -1).entries())
      expect(cutText(text, count, '')).toBe(characters.slice(0, count).join(''))
    expect(reading).not.toHaveBeenCalled()
    reading.mockRestore()
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
  ['00971501234567', '+971501234567'],
  ['+65 9123 4567', '+6591234567'],
  ['+1 (415) 555-0123', '+14155550123'],
  ['tel:+919826012345', '9826012345'],
  ['0919826012345', '9826012345'],
  ['91-09826012345', '9826012345'],
  ['98260_12345', '9826012345'],
  ['98260/12345', '9826012345'],
  ["'98260,12345'", '9826012345'],
  ['٩٨٢٦٠١٢٣٤٥', '9826012345'],
  ['＋９１ ９８２６０ １２３４５', '9826012345'],
  ['0771-2345678', '7712345678'],
  ['98260 12345 / 46', '98260 12345 / 46'],
  ['0000000000', '0000000000'],
  ['12345abcde', '12345abcde'],
  ['98260 12345 ext 7', '98260 12345 ext 7'],
  ['12345678901', '12345678901'],
  ['98260 12345 / 98260 12346', '98260 12345 / 98260 12346'],
  [' call me ', 'call me'],
  ['0', '0'],
  ['', ''],
])('the mobile number %j becomes %j', (text, cleaned) => {
  expect(cleanMobile(text)).toBe(cleaned)
})

test.each([
  '+91 98765 43210',
  '+919876543210',
  '919876543210',
  '0919876543210',
  '09876543210',
  '98765 43210',
  '98765-43210',
  '  9876543210',
  '\u202a9876543210\u202c',
  '\u202a+91 98765 43210\u202c',
  '+91-98765-43210',
  '98765 43210 / 98765 43211',
  '98765 43210 98765 43211',
  '919876543210 919876543211',
  '919876543210 9876543211',
  '91-09876543210',
  '98765_43210',
  '987654321012',
])('the mobile number %j is cut to its ten digits, typed and pasted', (text) => {
  const typed = Array.from(text).reduce((before, letter) => typedMobile(before + letter, 10), '')
  const written = [text, typed, typedMobile(text, 10)].map((before) => cleanMobile(before, 10))
  expect(written).toEqual(['9876543210', '9876543210', '9876543210'])
})

test('a mobile number is cut while it is typed, but not before 91 is known to be no code', () => {
  expect(typedMobile('98765432101', 10)).toBe('9876543210')
  expect(typedMobile('91987654321', 10)).toBe('91987654321')
  expect(typedMobile('+971 50 123 4567', 10)).toBe('+971501234')
  expect(typedMobile('98765 432', 10)).toBe('98765 432')
  expect(typedMobile('9198765432 9', 10)).toBe('9198765432')
  expect(cleanMobile('9198765432 9876543210', 10)).toBe('9198765432')
})

test.each([
  'asha@example.org\u200b',
  'asha@example.org\u202c',
  'asha@example.org\u00ad',
  'mailto:asha@example.org',
  '<asha@example.org>',
  ' <mailto:asha@example.org> ',
  'Asha Verma <asha@example.org>,',
  '"asha@example.org"',
  '(asha@example.org).',
  "'asha@example.org';",
  'asha＠example．org',
])('the address %j is asha@example.org', (text) => {
  expect(cleanEmail(text)).toBe('asha@example.org')
})

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['GMAIL.CON', 'gmail.com'],
  ['yahoo.co', 'yahoo.com'],
  ['rediffmial.com', 'rediffmail.com'],
  ['gmail.com', undefined],
  ['ymail.com', undefined],
  ['mail.com', undefined],
  ['yahoo.co.in', undefined],
  ['example.com', undefined],
  ['', undefined],
])('by the domain %j may be meant %j', (domain, meant) => {
  expect(meantDomain(`asha@${domain}`)).toBe(meant)
})

/** The addresses that a field leads to, and its other words as they stand. */
const linksOf = (field: string) =>
  phoneParts(field).map((part) => (part.dialled ? [part.text, telephoneLink(part)] : part.text))

describe('a field of telephone numbers', () => {
  it.each([
    ['+91 771 555 0142', 'tel:+917715550142'],
    ['0771-4055555', 'tel:07714055555'],
    ['+91-771–405.5555', 'tel:+917714055555'],
    ['9876543210', 'tel:9876543210'],
  ])('is dialled by its digits: %s', (field, link) => {
    expect(linksOf(field)).toEqual([[field, link]])
  })

  it.each([
    [
      '0771-4055555, 9876543210 / 56',
      [['0771-4055555', 'tel:07714055555'], ', ', ['9876543210', 'tel:9876543210'], ' / ', '56'],
    ],
    ['+91 771 4055555 ext. 12', [['+91 771 4055555', 'tel:+917714055555'], ' ext. ', '12']],
    ['Call 98765 43210', ['Call ', ['98765 43210', 'tel:9876543210']]],
    ['Ask at the gate', ['Ask at the gate']],
    ['9'.repeat(16), ['9'.repeat(16)]],
    ['', []],
  ])('keeps every word of %s', (field, parts) => {
    expect(linksOf(field)).toEqual(parts)
  })

  it('leads to WhatsApp by digits only', () => {
    expect(phoneParts('+91 (771) 555-0143').map(whatsAppLink)).toEqual(['https://wa.me/917715550143'])
  })

  it.each([
    ['98765 43210', '919876543210'],
    ['098765 43210', '919876543210'],
    ['0091 98765 43210', '919876543210'],
    ['+971 50 123 4567', '971501234567'],
  ])('of WhatsApp holds the country: %s', (field, digits) => {
    expect(phoneParts(field).map(whatsAppLink)).toEqual([`https://wa.me/${digits}`])
  })
})

describe('an e-mail address', () => {
  it.each([
    ['hello@navkaam.example', 'mailto:hello@navkaam.example'],
    ['a+b@navkaam.example', 'mailto:a%2Bb@navkaam.example'],
    ['a@b.example?bcc=all@b.example', ''],
    ['a@b.example?subject=x', 'mailto:a@b.example%3Fsubject%3Dx'],
  ])('%s is written to at %j', (email, link) => {
    expect(emailLink(email)).toBe(link)
  })

  it.each(['', 'on request', 'a@b.example, c@d.example', '@b.example', 'a@'])('is none of %j', (email) => {
    expect(emailLink(email)).toBe('')
  })
})

test.each([
  [
    { kind: 'resume', about: 'Nurse' },
    'Your resume for the role of Nurse',
    'your resume for the role of Nurse',
  ],
  [
    { kind: 'internship', about: 'C++ & $& design' },
    'Your application for an internship (C++ & $& design)',
    'your application for an internship (C++ & $& design)',
  ],
  [{ kind: 'application', about: '' }, 'Your application', 'your application'],
  [{ kind: 'contact_message', about: 'When is the walk-in?' }, 'Your message', 'your message'],
  [
    { kind: 'enquiry', about: '', company: 'Bastar Handlooms' },
    'Your enquiry',
    'the enquiry of Bastar Handlooms',
  ],
] as const)('a mail about %j begins by itself', (row, subject, thanks) => {
  const { text, ...rest } = messageTo({ company: '', ...row, name: 'अनीता साहू' }, sampleCompany)
  expect(rest).toEqual({ subject })
  expect(text).toBe(`Dear अनीता साहू,\n\nThis is Navkaam. Thank you for ${thanks}.\n\n`)
})

test.each([
  [{ kind: 'application', about: 'स्टाफ़ नर्स' }, 'स्टाफ़ नर्स पद के लिए आपका आवेदन', 'स्टाफ़ नर्स पद के लिए आपके आवेदन'],
  [{ kind: 'enquiry', about: '' }, 'आपकी पूछताछ', 'आपकी पूछताछ'],
] as const)('a mail about %j in Hindi begins in Hindi', (row, subject, thanks) => {
  const sent = { company: '', ...row, name: 'अनीता साहू', language: 'hi' } as const
  expect(messageTo(sent, sampleCompany)).toEqual({
    subject,
    text: `नमस्ते अनीता साहू,\n\nयह Navkaam है। ${thanks} के लिए धन्यवाद।\n\n`,
  })
})
