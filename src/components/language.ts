import { useLingui } from '@lingui/react/macro'
import { languageOf } from '@/domain/languages'

/** The language of the page. */
export const useLanguage = () => {
  const { i18n } = useLingui()
  return languageOf(i18n)
}
