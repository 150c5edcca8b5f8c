import type { DEFAULT_LANGUAGE, Language } from '../domain/languages.ts'

/** A language that is offered in pages of the first. */
export type OfferedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>

type Offer = { offer: string; accept: string; decline: string }

/** Words that no catalogue has: in a page without script, and in one of another language, where this one is offered. */
export const pageWords: Record<Language, { noScript: string }> & Record<OfferedLanguage, Offer> = {
  en: { noScript: 'This site needs JavaScript.' },
  hi: {
    noScript: 'यह साइट JavaScript से चलती है। कृपया उसे चालू करें।',
    offer: 'यह साइट हिन्दी में भी है',
    accept: 'हिन्दी में देखें',
    decline: 'रहने दें',
  },
}
