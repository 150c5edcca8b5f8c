import { languageOf } from '@/domain/language'

describe('the language of a text', () => {
  it.each(['मशीन ऑपरेटर', 'CNC ऑपरेटर की आवश्यकता है, वेतन ₹ 18,000'])('is Hindi: %s', (text) => {
    expect(languageOf(text)).toBe('hi')
  })

  it.each(['', '---', '240', 'Machine operator', 'Machine operator (मशीन)'])(
    'is that of the page: %j',
    (text) => {
      expect(languageOf(text)).toBeUndefined()
    },
  )
})
