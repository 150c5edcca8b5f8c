import { existsSync, readFileSync } from 'node:fs'

const site = new URL('dist/site/', import.meta.url)

/** The scripts that a first visit of each screen loads in a language, as the build lists them. */
const scriptsIn = (folder) => JSON.parse(readFileSync(new URL(`${folder}assets.json`, site), 'utf8'))

/** As the server sends it: the build leaves out the compressed form of the smallest files. */
const sentFile = (file) => (existsSync(new URL(`.${file}.br`, site)) ? `${file}.br` : file)

const ofSite = (prefix, limit) =>
  Object.entries(scriptsIn(prefix && `${prefix.slice(1)}/`)).map(([path, files]) => ({
    name: prefix + path,
    path: files.map((file) => `dist/site${sentFile(file)}`),
    limit,
    brotli: false,
  }))

const officePage = readFileSync(new URL('dist/office/office.html', import.meta.url), 'utf8')

/** What the office loads before it asks for a screen. */
const ofOffice = {
  name: '/office',
  path: [...officePage.matchAll(/src="?(\/office\/assets\/[\w.-]+\.js)/g)].map(
    ([, file]) => `dist${file}.br`,
  ),
  limit: '222 kB',
  brotli: false,
}

/** As a build for tests compresses. A release is 9 % smaller: at most 214 kB. */
export default [...ofSite('', '234 kB'), ...ofSite('/hi', '235 kB'), ofOffice]
