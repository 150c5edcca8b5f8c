import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'

/** The addresses that a field leads to, and its other words as they stand. */
const linksOf = (field: string) =>
  phoneParts(field).map((part) => (part.digits ? [part.text, telephoneLink(part)] : part.text))

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
