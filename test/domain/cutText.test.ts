import * as fc from 'fast-check'
import { cutText } from '@/domain/display'

describe('a text that is cut', () => {
  it('stays as it is where it has no more characters than it may have', () => {
    expect(cutText('', 90)).toBe('')
    expect(cutText('x', 90)).toBe('x')
    expect(cutText('x'.repeat(89), 90)).toBe('x'.repeat(89))
    expect(cutText('x'.repeat(90), 90)).toBe('x'.repeat(90))
  })

  it('ends with … after as many characters as it may have', () => {
    expect(cutText('x'.repeat(91), 90)).toBe(`${'x'.repeat(90)}…`)
    expect(cutText('Run one shift', 7)).toBe('Run one…')
  })

  it('counts an emoji as one character and never halves it', () => {
    expect(cutText('😀'.repeat(90), 90)).toBe('😀'.repeat(90))
    expect(cutText('😀'.repeat(91), 90)).toBe(`${'😀'.repeat(90)}…`)
    expect(cutText('a😀b', 2)).toBe('a😀…')
  })

  it('never takes joined emoji, skin tones and flags apart', () => {
    expect(cutText('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!', 1)).toBe('👩🏽‍🔧…')
    expect(cutText('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!', 2)).toBe('👩🏽‍🔧👨‍👩‍👧‍👦…')
    expect(cutText('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!', 3)).toBe('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳…')
    expect(cutText('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!', 4)).toBe('👩🏽‍🔧👨‍👩‍👧‍👦🇮🇳!')
  })

  it('never takes an accent from its letter', () => {
    expect(cutText('e\u0301a\u0300o', 1)).toBe('e\u0301…')
    expect(cutText('e\u0301a\u0300o', 2)).toBe('e\u0301a\u0300…')
  })

  it('never takes a Devanagari syllable apart', () => {
    // क्ष त्रि य
    expect(cutText('क्षत्रिय', 1)).toBe('क्ष…')
    expect(cutText('क्षत्रिय', 2)).toBe('क्षत्रि…')
    expect(cutText('क्षत्रिय', 3)).toBe('क्षत्रिय')
    expect(cutText('ड्राइवर', 1)).toBe('ड्रा…')
    expect(cutText('हिंदी', 1)).toBe('हिं…')
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
