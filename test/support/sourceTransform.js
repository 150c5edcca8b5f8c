import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createTransformer } from 'babel-jest'

/** What decides, beside a file itself, what Babel makes of it: its setup, the versions, and the transforms here. */
const setup = ['../../babel.config.js', '../../package.json', './sourceTransform.js', './packageTransform.js']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\0')

const getCacheKey = (source, path, { configString, instrument }) =>
  createHash('sha1')
    .update([setup, process.version, configString, instrument, path, source].join('\0'))
    .digest('hex')

/** babel-jest, which would read Babel's setup anew for the key of each file in each suite. */
export const transformerOf = (options) =>
  Object.assign(createTransformer(options), { getCacheKey, getCacheKeyAsync: undefined })

export default transformerOf()
