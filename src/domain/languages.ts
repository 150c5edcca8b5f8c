/**
 * The languages of the site. The first is that of plain addresses, and of the messages in the code; the others stand below
 * their code, as `/hi`. A further one is a row here and a catalogue in `src/locales`. `lang`: that of a page.
 */
export const languages = [
  { code: 'en', lang: 'en-IN', name: 'English' },
  { code: 'hi', lang: 'hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]['code']

export const [{ code: DEFAULT_LANGUAGE }] = languages
