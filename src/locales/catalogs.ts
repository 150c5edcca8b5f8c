import type { Messages } from '@lingui/core'
import { inEachLanguage, type Language } from '@/domain/languages'
import { messages as en } from './en'
import { messages as hi } from './hi'
import { makeI18n } from './i18n'

/** The compiled catalogues: `npm run messages` writes them. A browser in production loads none (inlineMessages.ts). */
const catalogs: Record<Language, Messages> = { en, hi }

const byLanguage = inEachLanguage((language) => makeI18n(language, catalogs[language]))

/** The messages of a language, for the server, for tests and for development. */
export const i18nOf = (language: Language) => byLanguage[language]
