import { useLingui } from '@lingui/react'
import type { Language } from '@/domain/languages'
import { otherLanguage } from '@/domain/written'

/** The language of the page. */
export const useLanguage = () => useLingui().i18n.locale as Language

/** Returns what gives the `lang` of a text that a person wrote, where it is not that of the page. */
export const useOtherLanguage = () => {
  const language = useLanguage()
  return (text: string) => otherLanguage(language, text)
}
