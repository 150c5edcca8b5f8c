import type { Language } from '../domain/languages.ts'

/** Words that a page has in place of its messages: without script, and in a page of another language, to which it is offered. */
export const pageWords = {
  en: { needsScript: 'This site needs JavaScript.' },
  hi: {
    needsScript: 'इस साइट के लिए JavaScript चालू करें।',
  },
} satisfies Record<Language, { needsScript: string }>
