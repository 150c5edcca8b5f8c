import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, extname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Lets Node run the sources as they stand: `@/` is src and `@test/` is test, endings are left out, JSON and
 * CSV are imported as bundlers import them. Loaded by `node --import` before anything else.
 */
const root = resolve(import.meta.dirname, '../../..')

const fileOf = (specifier: string, parent: string | undefined) => {
  if (specifier === '@lingui/core/macro') return resolve(root, 'test/support/macros')
  if (specifier.startsWith('@/')) return resolve(root, 'src', specifier.slice(2))
  if (specifier.startsWith('@test/')) return resolve(root, 'test', specifier.slice(6))
  if (!parent?.startsWith('file:') || parent.includes('/node_modules/')) return undefined
  return /^\.\.?\//.test(specifier) ? resolve(dirname(fileURLToPath(parent)), specifier) : undefined
}

registerHooks({
  resolve: (specifier, { parentURL }, next) => {
    const file = fileOf(specifier, parentURL)
    if (!file) return next(specifier.startsWith('dayjs/plugin/') ? `${specifier}.js` : specifier)
    if (extname(file) === '.json') {
      const url = pathToFileURL(file).href
      return { url, format: 'json', importAttributes: { type: 'json' }, shortCircuit: true }
    }
    return next(pathToFileURL(existsSync(`${file}.ts`) ? `${file}.ts` : file).href)
  },
  load: (url, context, next) => {
    if (!url.endsWith('.csv')) return next(url, context)
    const text = JSON.stringify(readFileSync(fileURLToPath(url), 'utf8'))
    return { format: 'module', source: `export default ${text}`, shortCircuit: true }
  },
})
