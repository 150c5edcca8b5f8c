import { setupI18n, type Messages } from '@lingui/core'
import type { Language } from '@/domain/languages'

/** Messages in a language, with its plurals and the numbers of India. */
export const makeI18n = (language: Language, messages: Messages = {}) =>
  setupI18n({ locale: language, locales: [`${language}-IN`], messages: { [language]: messages } })
