const DEVANAGARI = /\p{Script=Devanagari}/gu
const LETTER = /[\p{L}\p{M}]/gu

/**
 * `hi` of a text that is mostly written in Devanagari, for the `lang` of what staff wrote in Hindi on this
 * English site: a screen reader changes its voice by it (WCAG 3.1.2).
 */
export const languageOf = (text: string) => {
  const devanagari = text.match(DEVANAGARI)?.length ?? 0
  return devanagari > 0 && devanagari * 2 > (text.match(LETTER)?.length ?? 0) ? 'hi' : undefined
}
