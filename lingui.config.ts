import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { DEFAULT_LANGUAGE, languages } from './src/domain/languages.ts'

/** The messages of the site: English stands in the code, and each language has a catalogue. */
export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: languages.map(({ code }) => code),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['src/office'] }],
  orderBy: 'origin',
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
})
