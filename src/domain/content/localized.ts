import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { DEFAULT_LANGUAGE, type Language } from '../languages'
import { CONFIDENTIAL, languageOf, NO_POSITION } from '../text/display'
import type { InHindi } from './entities'

/** A text of the content, and its language where that is not the page's. */
export type LocalizedText = { text: string; lang: Language | undefined }

/** A row with a text of this name, and perhaps with the same in Hindi: `position_hi` beside `position`. */
export type Localizable<Name extends string> = Record<Name, string> & InHindi<Name>

const LETTER = /\p{L}/u

/** The language of a text, where it is not the page's. */
export const otherLanguage = (text: string, page: string): Language | undefined => {
  const lang = languageOf(text) ?? DEFAULT_LANGUAGE
  return lang === page || !LETTER.test(text) ? undefined : lang
}

/** Our own texts for one that is missing or hidden. */
const placeholders: ReadonlyMap<string, MessageDescriptor> = new Map([
  [NO_POSITION, msg`Position not specified`],
  [CONFIDENTIAL, msg`Confidential`],
])

/** A text of a row in the language of the page where the row has it, else as it is written. */
export const localized = <Name extends string>(
  row: Localizable<NoInfer<Name>>,
  name: Name,
  i18n: I18n,
): LocalizedText => {
  const texts: Partial<Record<string, string>> = row
  const text = row[name]
  const placeholder = placeholders.get(text)
  const translated = placeholder ? i18n._(placeholder) : texts[`${name}_${i18n.locale}`]
  return translated ? { text: translated, lang: undefined } : { text, lang: otherLanguage(text, i18n.locale) }
}
