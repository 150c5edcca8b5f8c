import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import { languagePath, languagePrefix, type languages } from '../domain/languages.ts'
import { MANIFEST_PATH } from '../domain/paths.ts'
import { inRoot } from './common.ts'

/** The pages of a language, in the folder of its addresses. */
export const pagesOf = ({ code, lang, noScript }: (typeof languages)[number]) => {
  const page = {
    template: inRoot('public/index.html'),
    inject: false,
    minify: false,
    lang,
    noScript,
    manifest: languagePath(code, MANIFEST_PATH),
  } as const
  const folder = join('.', languagePrefix(code))
  return [
    new HtmlPlugin({ ...page, filename: join(folder, 'index.html') }),
    // For the service worker of a site on a plain file server; our server answers with its settings in the page.
    new HtmlPlugin({ ...page, filename: join(folder, 'shell/index.html') }),
  ]
}
