import { languageOf } from './display'
import { DEFAULT_LANGUAGE, type Language } from './languages'

/** A text of the content, and its language where it is not that of the page. */
export type WrittenText = { text: string; lang: Language | undefined }

type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

/** A row with a text of this name, and perhaps with the same in other languages: `position_hi` beside `position`. */
export type InLanguages<Name extends string> = Record<Name, string> &
  Partial<Record<`${Name}_${OtherLanguage}`, string>>

const LETTER = /\p{L}/u

/** The language of a text, where it is not that of the page. */
export const otherLanguage = (language: Language, text: string): Language | undefined => {
  const lang = languageOf(text) ?? DEFAULT_LANGUAGE
  return lang === language || !LETTER.test(text) ? undefined : lang
}

/** A text of a row in the language of the page where the row has it, else as it is written. */
export const written = <Name extends string>(
  language: Language,
  row: InLanguages<Name>,
  name: Name,
): WrittenText => {
  const texts: Partial<Record<string, string>> = row
  const translated = language === DEFAULT_LANGUAGE ? '' : texts[`${name}_${language}`]
  if (translated) return { text: translated, lang: undefined }
  const text = row[name]
  return { text, lang: otherLanguage(language, text) }
}
