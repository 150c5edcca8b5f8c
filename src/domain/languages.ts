/**
 * The languages of the site. The first is that of plain addresses, and of the messages in the code; the others stand below
 * their code, as `/hi`. A further one is a row here and a catalogue in `src/locales`. `lang`: that of a page; `locale`: for
 * social networks; `noScript`: what a page without script says; `offer`: how a page of the first offers the language.
 */
export const languages = [
  {
    code: 'en',
    lang: 'en-IN',
    locale: 'en_IN',
    name: 'English',
    script: 'Latin',
    noScript: 'This site needs JavaScript.',
  },
  {
    code: 'hi',
    lang: 'hi',
    locale: 'hi_IN',
    name: 'हिन्दी',
    script: 'Devanagari',
    noScript: 'यह साइट JavaScript से चलती है। कृपया उसे चालू करें।',
    offer: { text: 'यह साइट हिन्दी में भी है', accept: 'हिन्दी में देखें', decline: 'रहने दें' },
  },
] as const

export type Language = (typeof languages)[number]['code']

export const languageRow = (language: Language) => languages.find(({ code }) => code === language)

export const isLanguage = (written: unknown): written is Language =>
  languages.some(({ code }) => code === written)

export const [{ code: DEFAULT_LANGUAGE }] = languages

/** The language of messages. */
export const languageOf = ({ locale }: { locale: string }): Language =>
  isLanguage(locale) ? locale : DEFAULT_LANGUAGE

/** Something for each language. */
export const inEachLanguage = <Made>(make: (language: Language) => Made) =>
  Object.fromEntries(languages.map(({ code }) => [code, make(code)])) as Record<Language, Made>

const others = languages.map(({ code }) => code).filter((code) => code !== DEFAULT_LANGUAGE)

/** The language of an address: '/hi' and all below it is Hindi. */
export const languageAt = (pathname: string): Language =>
  others.find((code) => code === pathname.split('/')[1]) ?? DEFAULT_LANGUAGE

/** The beginning of the addresses of a language: '/hi', and '' in English. */
export const languagePrefix = (language: Language) => (language === DEFAULT_LANGUAGE ? '' : `/${language}`)

/** A path as screens know it, from its address. */
export const withoutLanguage = (pathname: string) =>
  pathname.slice(languagePrefix(languageAt(pathname)).length) || '/'

/** To a browser, '//evil.example' and '/\evil.example' are other sites. */
const LEADING_SLASHES = /^[/\\\s]+/

/** The address of a path in a language, on this site whatever the path is: '/' is '/hi'. */
export const languagePath = (language: Language, path: string) =>
  languagePrefix(language) + path.replace(LEADING_SLASHES, '/').replace(/^\/$/, '') || '/'

/** The addresses of a path in all languages, with the name that search engines know each by. */
export const languageAddresses = (path: string) =>
  [...languages.map(({ code }) => [code, code] as const), ['x-default', DEFAULT_LANGUAGE] as const].map(
    ([hreflang, code]) => ({ hreflang, address: languagePath(code, path) }),
  )

/** The first of a browser's languages that the site has; `hi-IN` is Hindi. */
export const preferredLanguage = (preferred: readonly string[]): Language => {
  const codes = preferred.map((tag) => tag.split('-')[0]?.toLowerCase())
  const known = codes.find((code) => languages.some((language) => language.code === code))
  return languages.find(({ code }) => code === known)?.code ?? DEFAULT_LANGUAGE
}
