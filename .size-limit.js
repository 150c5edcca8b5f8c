import { readFileSync } from 'node:fs'

/** The script that a first visit of each screen loads, as the build lists it. */
const scripts = JSON.parse(readFileSync(new URL('dist/site/assets.json', import.meta.url), 'utf8'))

export default Object.entries(scripts).map(([path, files]) => ({
  name: path,
  path: files.map((file) => `dist/site${file}`),
  limit: '220 kB',
  brotli: true,
}))
