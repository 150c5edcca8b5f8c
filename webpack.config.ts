import type { Messages } from '@lingui/core'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { babel, cacheOf, common, forBrowsers, inRoot, readMessages } from './src/build/common.ts'
import { compressions } from './src/build/compressions.ts'
import { devServer } from './src/build/devServer.ts'
import { pagesOf } from './src/build/pages.ts'
import { readShell, scriptsOfScreens } from './src/build/screens.ts'
import { DEFAULT_LANGUAGE, type Language, languagePrefix, languages } from './src/domain/languages.ts'

/**
 * A browser evaluates each script in a task of its own and answers the visitor in between. So the start of the site is
 * cut where one script evaluates about as long as the next (50 ms); each contains the packages that it is the first to import.
 */
const entries = {
  react: ['react-dom/client'],
  api: { import: inRoot('src/api/portalApi.ts'), dependOn: 'react' },
  store: { import: inRoot('src/store/store.ts'), dependOn: 'api' },
  app: { import: inRoot('src/app/App.tsx'), dependOn: 'store' },
  frame: { import: inRoot('src/app/layout/RootLayout.tsx'), dependOn: 'app' },
  router: { import: inRoot('src/app/browserRouter.ts'), dependOn: 'frame' },
  main: { import: inRoot('src/index.tsx'), dependOn: 'router' },
}

const publicFiles = () =>
  new CopyPlugin({
    patterns: [{ from: inRoot('public'), globOptions: { ignore: ['**/index.html'] } }],
  })

const site = (messages?: Messages): Configuration => {
  const shared = forBrowsers('site', '/', messages)
  return {
    ...shared,
    entry: entries,
    plugins: [...languages.flatMap(pagesOf), publicFiles(), new ReactRefreshPlugin({ overlay: false })],
    optimization: {
      ...shared.optimization,
      mangleExports: 'size',
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      // Over a slow line a request costs more than the kilobytes that two screens both contain.
      splitChunks: false,
    },
    devServer,
  }
}

/** The name of the bundle of a language. */
const siteName = (language: Language) => `site${languagePrefix(language)}`

/** In production the site is built once for each language, into one folder: files without words are the same. */
const siteIn = (language: (typeof languages)[number], messages: Messages): Configuration => {
  const { code } = language
  const isFirst = code === DEFAULT_LANGUAGE
  const { output, ...shared } = site(messages)
  return {
    ...shared,
    name: siteName(code),
    // The first one cleans the folder.
    ...(isFirst ? {} : { dependencies: [siteName(DEFAULT_LANGUAGE)] }),
    output: { ...output, clean: isFirst && output?.clean },
    plugins: [...pagesOf(language), ...(isFirst ? [publicFiles()] : []), scriptsOfScreens(code)],
  }
}

/** The staff's client: a page and scripts of its own. Visitors load none of it. */
const office = (messages?: Messages): Configuration => ({
  ...forBrowsers('office', '/office/', messages),
  entry: { office: inRoot('src/office/index.tsx') },
  plugins: [
    new HtmlPlugin({ template: inRoot('src/office/office.html'), filename: 'office.html' }),
    ...(messages ? [] : [new ReactRefreshPlugin({ overlay: false })]),
  ],
})

const siteFolder = inRoot('dist/site')

/** The service worker: one file, built after the site because it names the site's chunks. */
const worker = (): Configuration => ({
  name: 'worker',
  dependencies: languages.map(({ code }) => siteName(code)),
  ...common(true),
  target: 'browserslist',
  entry: { sw: inRoot('src/serviceWorker/sw.ts') },
  output: { path: siteFolder, publicPath: '/', filename: '[name].js' },
  module: { rules: [babel] },
  plugins: [
    new webpack.DefinePlugin({
      SHELLS: webpack.DefinePlugin.runtimeValue(
        () =>
          JSON.stringify(
            Object.fromEntries(languages.map(({ code }) => [code, readShell(siteFolder, code)])),
          ),
        true,
      ),
    }),
  ],
  devtool: false,
})

/**
 * Node loads these packages from node_modules. What draws the screens is compiled for production, and so is Kysely:
 * its hundreds of files took half the time in which a command starts.
 */
const EXTERNALS =
  /^(?:node:|@fastify\/|@zxcvbn-ts\/|(?:fastify|commander|csv-parse|csv-stringify|hucre|file-type|yauzl|zip-stream|word-extractor|pg|lru-cache|fast-xml-parser|sanitize-html|saxes|nodemailer|prom-client|sonic-boom)(?:\/|$))/

/** Our own server, one file for each program. */
const server = (production: boolean): Configuration => ({
  name: 'server',
  ...common(production),
  target: 'node24',
  entry: {
    index: inRoot('src/server/index.ts'),
    portal: inRoot('src/server/cli/portal.ts'),
    maintenance: inRoot('src/server/database/maintenance.ts'),
    readWord: inRoot('src/server/office/inbox/readWord.ts'),
    readSheet: inRoot('src/server/office/jobs/readSheet.ts'),
  },
  output: {
    // `npm run serve` must not find a build for development.
    path: inRoot(production ? 'dist/server' : 'dist/dev'),
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) => {
      done(undefined, request && EXTERNALS.test(request) ? request : undefined)
    },
  ],
  module: {
    rules: [babel, { test: /\.csv$/, type: 'asset/source' }],
    // A file of the server finds its place when it runs.
    parser: { javascript: { importMeta: false, url: false } },
  },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // A resume is made in browsers alone.
    new webpack.IgnorePlugin({ resourceRegExp: /\/ResumeDialog$/ }),
  ],
  optimization: { minimize: false },
  devtool: production ? 'source-map' : 'inline-source-map',
})

type Env = { release?: boolean }

/** `--env release` compresses as small as it gets. */
export default async ({ release = false }: Env, { mode }: { mode?: string }): Promise<Configuration[]> => {
  const production = mode !== 'development'
  process.env.BABEL_ENV = production ? 'production' : 'development'
  if (!production) return [site(), office(), server(false)]
  const catalogues = await Promise.all(languages.map(({ code }) => readMessages(code)))
  const sites = languages.map((language, index) => siteIn(language, catalogues[index] ?? {}))
  const toBrowsers = [...sites, office(await readMessages(DEFAULT_LANGUAGE)), worker()].map((bundle) => ({
    ...bundle,
    plugins: [...(bundle.plugins ?? []), ...compressions(release)],
  }))
  return [...toBrowsers, server(true)].map((bundle) => ({
    ...bundle,
    cache: cacheOf(`${bundle.name}`, catalogues),
  }))
}
