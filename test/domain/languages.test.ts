import {
  languageAddresses,
  languageAt,
  languagePath,
  preferredLanguage,
  withoutLanguage,
} from '@/domain/languages'

test.each([
  ['/', 'en', '/'],
  ['/services', 'en', '/services'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/services', 'hi', '/services'],
  ['/hi/hi', 'hi', '/hi'],
  ['/hire', 'en', '/hire'],
  ['/HI/services', 'en', '/HI/services'],
  ['/fr/services', 'en', '/fr/services'],
])('%s is in %s the path %s', (pathname, language, path) => {
  expect(languageAt(pathname)).toBe(language)
  expect(withoutLanguage(pathname)).toBe(path)
})

test('A path has an address in each language', () => {
  expect(languagePath('hi', '/')).toBe('/hi')
  expect(languagePath('en', '/job-details?s=1')).toBe('/job-details?s=1')
  expect(languageAddresses('/job-details?s=1')).toEqual([
    { hreflang: 'en', address: '/job-details?s=1' },
    { hreflang: 'hi', address: '/hi/job-details?s=1' },
    { hreflang: 'x-default', address: '/job-details?s=1' },
  ])
})

test.each([
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
])('The path %j has no address on another site', (path) => {
  expect(languagePath('en', path)).toBe('/evil.example/')
  expect(languagePath('hi', path)).toBe('/hi/evil.example/')
})

test.each([
  [['hi-IN', 'en'], 'hi'],
  [['en-US', 'hi'], 'en'],
  [['ta', 'HI', 'en'], 'hi'],
  [['ta'], 'en'],
  [[], 'en'],
])('of %j it is %s', (preferred, language) => {
  expect(preferredLanguage(preferred)).toBe(language)
})
