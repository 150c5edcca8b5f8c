const DEVANAGARI = /\p{Script=Devanagari}/gu
const LETTER = /[\p{L}\p{M}]/gu

/**
 * `hi` for a text that is mostly in Devanagari: its `lang`, by which a screen reader changes its voice on this English
 * site (WCAG 3.1.2).
 */
export const languageOf = (text: string) => {
  const devanagari = text.match(DEVANAGARI)?.length ?? 0
  return devanagari > 0 && devanagari * 2 > (text.match(LETTER)?.length ?? 0) ? 'hi' : undefined
}
