import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** Packages that a suite takes from its worker, which loads them once, instead of loading each into its own world. */
export default {
  process: (_source, path, { supportsStaticESM }) => {
    const loaded = `loadOnce(${JSON.stringify(path)})`
    if (!supportsStaticESM) return { code: `module.exports = ${loaded}` }
    const names = Object.keys(load(path)).filter((name) => name !== 'default')
    const code = [
      `const loaded = ${loaded}`,
      'export default loaded.default',
      `export const { ${names.join(', ')} } = loaded`,
    ]
    return { code: code.join('\n') }
  },
}
