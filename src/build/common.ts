import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Messages } from '@lingui/core'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import type { Language } from '../domain/languages.ts'
import { CHUNK_TIMEOUT_MS } from '../domain/site/limits.ts'
import { inlineMessages } from '../locales/inlineMessages.ts'

const root = resolve(import.meta.dirname, '../..')

/** A path below the project's folder. */
export const inRoot = (path: string) => resolve(root, path)

/** The compiled catalogue of a language. */
export const readMessages = async (language: Language) => {
  const { messages } = (await import(`../locales/${language}.ts`)) as { messages: Messages }
  return messages
}

export const babel: RuleSetRule = { test: /\.tsx?$/, include: inRoot('src'), loader: 'babel-loader' }

/** Babel with the messages of one language in the code. In development the site loads catalogues. */
const babelWith = (messages: Messages | undefined, keepsIds: boolean): RuleSetRule =>
  messages ? { ...babel, options: { plugins: [[inlineMessages, { messages, keepsIds }]] } } : babel

export const common = (production: boolean): Configuration => ({
  mode: production ? 'production' : 'development',
  stats: 'errors-warnings',
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.js', '.json'], alias: { '@': inRoot('src') } },
  // SWC takes a tenth of Terser's time. Pages are left alone: the server looks for comments in them.
  optimization: { minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })] },
})

const KEPT_DAYS = 7

/** Assets of an earlier build stay for a week: open pages and a running server still ask for them. */
const isKeptIn = (folder: string) => (name: string) => {
  if (!name.startsWith('assets/')) return false
  const age = Date.now() - statSync(resolve(folder, name)).mtimeMs
  return age < KEPT_DAYS * 24 * 60 * 60 * 1000
}

/** Three bytes are enough to tell versions of a file apart, and every visit loads the names of all chunks. */
const HASHED_NAME = 'assets/[name].[contenthash:6]'

/** The options that the site and the office share. `messages`: for production. */
export const forBrowsers = (
  name: 'site' | 'office',
  publicPath: string,
  messages?: Messages,
): Configuration => {
  const folder = inRoot(`dist/${name}`)
  const filename = messages ? `${HASHED_NAME}.js` : 'assets/[name].js'
  return {
    name,
    ...common(messages !== undefined),
    target: 'browserslist',
    output: {
      path: folder,
      publicPath,
      filename,
      chunkFilename: filename,
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      clean: { keep: isKeptIn(folder) },
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
  }
}

/** Keeps what a build read for the next one. A change of the build or of a message starts a new cache. */
export const cacheOf = (name: string, messages: readonly Messages[]): Configuration['cache'] => ({
  type: 'filesystem',
  name: name.replace('/', '-'),
  version: createHash('sha256').update(JSON.stringify(messages)).digest('hex'),
  buildDependencies: {
    config: [
      ...['webpack.config.ts', 'babel.config.js', 'src/locales/inlineMessages.ts'].map(inRoot),
      `${import.meta.dirname}/`,
    ],
  },
})
