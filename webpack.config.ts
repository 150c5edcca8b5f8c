import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Messages } from '@lingui/core'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CopyPlugin from 'copy-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { compressions } from './src/build/compressions.ts'
import { progressOf } from './src/build/progress.ts'
import { readShell, scriptsOfScreens } from './src/build/screens.ts'
import { DEFAULT_LANGUAGE, type Language, languagePrefix, languages } from './src/domain/languages.ts'
import { CHUNK_TIMEOUT_MS } from './src/domain/site/limits.ts'
import { inlineMessages } from './src/locales/inlineMessages.ts'

const root = import.meta.dirname
/** `npm run dev` serves the site at PORT, in front of the API at the next one. */
const port = Number(process.env.PORT || 8080)
const apiInDevelopment = `http://127.0.0.1:${port + 1}`

const siteFolder = resolve(root, 'dist/site')

const OFFICE_PATH = '/office/'

/** Runs before all that names the company. */
const givenCompany = resolve(root, 'src/components/givenCompany.ts')

const KEPT_DAYS = 7

const babel: RuleSetRule = { test: /\.tsx?$/, include: resolve(root, 'src'), loader: 'babel-loader' }

/** With the messages of one language in the code. While the site is developed, it loads catalogues. */
const babelWith = (messages: Messages | undefined, keepsIds: boolean): RuleSetRule =>
  messages ? { ...babel, options: { plugins: [[inlineMessages, { messages, keepsIds }]] } } : babel

/** The compiled catalogue of a language. */
const readMessages = async (language: Language) => {
  const { messages } = (await import(`./src/locales/${language}.ts`)) as { messages: Messages }
  return messages
}

const common = (production: boolean): Configuration => ({
  mode: production ? 'production' : 'development',
  stats: 'errors-warnings',
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'], alias: { '@': resolve(root, 'src') } },
})

/** Assets of an earlier build stay a while: a page that is still open, or a server that runs, asks for them. */
const isKeptIn = (folder: string) => (name: string) => {
  if (!name.startsWith('assets/')) return false
  const age = Date.now() - statSync(resolve(folder, name)).mtimeMs
  return age < KEPT_DAYS * 24 * 60 * 60 * 1000
}

/** Kept short, as the names of all chunks travel with every visit; three bytes are enough to tell versions of a file apart. */
const HASHED_NAME = 'assets/[name].[contenthash:6]'

const assetNames = (production: boolean) => (production ? `${HASHED_NAME}.js` : 'assets/[name].js')

/** What the bundles of the site and of the office have in common. `messages`: for production. */
const forBrowsers = (name: 'site' | 'office', publicPath: string, messages?: Messages): Configuration => ({
  name,
  ...common(messages !== undefined),
  target: 'browserslist',
  output: {
    path: resolve(root, 'dist', name),
    publicPath,
    filename: assetNames(messages !== undefined),
    chunkFilename: assetNames(messages !== undefined),
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    clean: { keep: isKeptIn(resolve(root, 'dist', name)) },
  },
  module: {
    rules: [
      // The office shows parts of the site in each language.
      babelWith(messages, name === 'office'),
      {
        test: /\.woff2$/,
        type: 'asset/resource',
        generator: { filename: `${HASHED_NAME}[ext]`, publicPath },
      },
    ],
  },
  devtool: messages ? false : 'eval-cheap-module-source-map',
})

/**
 * A browser evaluates each script in a task of its own and answers to the visitor in between. So the start of the site is
 * cut where one script evaluates about as long as the next (50 ms); each contains the packages that it is the first to import.
 * On a processor 4 times slower the list's tasks blocked for 168 ms with five entries, for 414 ms with one, for 282 ms
 * with `splitChunks`.
 */
const entries = {
  react: [givenCompany, 'react-dom/client'],
  api: { import: resolve(root, 'src/api/portalApi.ts'), dependOn: 'react' },
  store: { import: resolve(root, 'src/store/store.ts'), dependOn: 'api' },
  app: { import: resolve(root, 'src/app/App.tsx'), dependOn: 'store' },
  frame: { import: resolve(root, 'src/app/layout/RootLayout.tsx'), dependOn: 'app' },
  router: { import: resolve(root, 'src/app/browserRouter.ts'), dependOn: 'frame' },
  main: { import: resolve(root, 'src/index.tsx'), dependOn: 'router' },
}

/** The pages of a language, in the folder of its addresses. */
const pagesOf = ({ code, lang, noScript }: (typeof languages)[number]) => {
  const page = {
    template: resolve(root, 'public/index.html'),
    inject: false,
    minify: false,
    lang,
    noScript,
  } as const
  const folder = join('.', languagePrefix(code))
  return [
    new HtmlPlugin({ ...page, filename: join(folder, 'index.html') }),
    // For the service worker of a site that a plain file server serves; ours answers with its settings in it.
    new HtmlPlugin({ ...page, filename: join(folder, 'shell/index.html') }),
  ]
}

const publicFiles = () =>
  new CopyPlugin({
    patterns: [{ from: resolve(root, 'public'), globOptions: { ignore: ['**/index.html'] } }],
  })

const otherPrefixes = languages.map(({ code }) => languagePrefix(code)).filter(Boolean)

/** The name of the bundle of a language. */
const siteName = (language: Language) => `site${languagePrefix(language)}`

/** The site in production is built once for each language, in one folder: files without words are the same. */
const siteIn = (language: (typeof languages)[number], messages: Messages): Configuration => {
  const { code } = language
  const isFirst = code === DEFAULT_LANGUAGE
  const { output, ...made } = site(messages)
  return {
    ...made,
    name: siteName(code),
    // The first one has cleaned the folder.
    ...(isFirst ? {} : { dependencies: [siteName(DEFAULT_LANGUAGE)] }),
    output: { ...output, clean: isFirst && output?.clean },
    plugins: [...pagesOf(language), ...(isFirst ? [publicFiles()] : []), scriptsOfScreens(code)],
  }
}

const site = (messages?: Messages): Configuration & { devServer: DevServerConfiguration } => ({
  ...forBrowsers('site', '/', messages),
  entry: entries,
  plugins: [...languages.flatMap(pagesOf), publicFiles(), new ReactRefreshPlugin({ overlay: false })],
  optimization: {
    // The server looks for comments in the page.
    minimize: messages !== undefined && { html: false },
    mangleExports: 'size',
    runtimeChunk: 'single',
    moduleIds: 'deterministic',
    // Over a slow line a request costs more than the kilobytes that two screens both contain.
    splitChunks: false,
  },
  devServer: {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: {
      disableDotRule: true,
      rewrites: [
        { from: /^\/office(?:\/|$)/, to: `${OFFICE_PATH}office.html` },
        ...otherPrefixes.map((prefix) => ({
          from: new RegExp(`^${prefix}(?:/|$)`),
          to: `${prefix}/index.html`,
        })),
      ],
    },
    static: false,
    // Pictures that came with the site are served from here; the API has those of the staff.
    proxy: [
      {
        context: [
          '/web',
          '/api',
          '/healthz',
          '/uploads',
          '/media',
          '/office/api',
          '/jobs.rss',
          ...otherPrefixes.map((prefix) => `${prefix}/jobs.rss`),
          '/sitemap.xml',
          '/robots.txt',
        ],
        target: apiInDevelopment,
      },
    ],
  },
})

/** The staff's client: a page and scripts of its own, of which visitors load nothing. */
const office = (messages?: Messages): Configuration => ({
  ...forBrowsers('office', OFFICE_PATH, messages),
  entry: { office: [givenCompany, resolve(root, 'src/office/index.tsx')] },
  plugins: [
    new HtmlPlugin({ template: resolve(root, 'src/office/office.html'), filename: 'office.html' }),
    ...(messages ? [] : [new ReactRefreshPlugin({ overlay: false })]),
  ],
})

/** The service worker: one file beside the site, made after it because it knows the names of its chunks. */
const worker = (): Configuration => ({
  name: 'worker',
  dependencies: languages.map(({ code }) => siteName(code)),
  ...common(true),
  target: 'browserslist',
  entry: { sw: resolve(root, 'src/serviceWorker/sw.ts') },
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
 * What only the server uses stays where npm put it; what draws the screens is compiled with them, for production, and
 * so is Kysely: its hundreds of files took half the time in which a command starts.
 */
const LEFT_TO_NODE =
  /^(?:node:|@fastify\/|@zxcvbn-ts\/|(?:fastify|commander|csv-parse|csv-stringify|hucre|file-type|yauzl|zip-stream|word-extractor|cli-table3|cli-progress|pg|lru-cache|fast-xml-parser|sanitize-html|saxes|nodemailer|prom-client|sonic-boom)(?:\/|$))/

/** Our own server, one file for each program. */
const server = (production: boolean): Configuration => ({
  name: 'server',
  ...common(production),
  target: 'node24',
  entry: {
    index: resolve(root, 'src/server/index.ts'),
    portal: resolve(root, 'src/server/cli/portal.ts'),
    maintenance: resolve(root, 'src/server/database/maintenance.ts'),
    readWord: resolve(root, 'src/server/office/inbox/readWord.ts'),
    readSheet: resolve(root, 'src/server/office/jobs/readSheet.ts'),
  },
  output: {
    // A build for development is not left for the next `npm run serve`.
    path: resolve(root, production ? 'dist/server' : 'dist/dev'),
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  externalsType: 'module',
  externals: [
    ({ request }, done) => {
      done(undefined, request && LEFT_TO_NODE.test(request) ? request : undefined)
    },
  ],
  module: {
    rules: [babel],
    // Where a file of the server lies is known when it runs.
    parser: { javascript: { importMeta: false, url: false } },
  },
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
  devtool: production ? 'source-map' : 'inline-source-map',
})

/** What a build reads again on the next run: files of the build itself and all messages make a new cache. */
const cacheOf = (name: string, messages: readonly Messages[]): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  version: createHash('sha256').update(JSON.stringify(messages)).digest('hex'),
  buildDependencies: {
    config: ['webpack.config.ts', 'babel.config.js', 'src/locales/inlineMessages.ts'].map((file) =>
      resolve(root, file),
    ),
  },
})

type Env = { release?: boolean }

export default async ({ release = false }: Env, { mode }: { mode?: string }): Promise<Configuration[]> => {
  const production = mode !== 'development'
  process.env.BABEL_ENV = production ? 'production' : 'development'
  if (!production) return [site(), office(), server(false)]
  const catalogues = await Promise.all(languages.map(({ code }) => readMessages(code)))
  const sites = languages.map((language, index) => siteIn(language, catalogues[index] ?? {}))
  const english = await readMessages(DEFAULT_LANGUAGE)
  const toBrowsers = [...sites, office(english), worker()].map((bundle) => ({
    ...bundle,
    plugins: [...(bundle.plugins ?? []), ...compressions(release)],
  }))
  return [...toBrowsers, server(true)].map((bundle) => ({
    ...bundle,
    cache: cacheOf(`${bundle.name}`.replace('/', '-'), catalogues),
    plugins: [...(bundle.plugins ?? []), progressOf(`${bundle.name}`)],
  }))
}
