import { useLingui } from '@lingui/react'
import type { Language } from '@/domain/languages'

/** The language of the page. */
export const useLanguage = () => useLingui().i18n.locale as Language
