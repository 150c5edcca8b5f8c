import { existsSync, readFileSync } from 'node:fs'

const site = new URL('dist/site/', import.meta.url)

/** The script that a first visit of each screen loads, as the build lists it. */
const scripts = JSON.parse(readFileSync(new URL('assets.json', site), 'utf8'))

/** As the server sends it: the build leaves out the compressed form of the smallest files. */
const sentFile = (file) => (existsSync(new URL(`.${file}.br`, site)) ? `${file}.br` : file)

const ofSite = Object.entries(scripts).map(([path, files]) => ({
  name: path,
  path: files.map((file) => `dist/site${sentFile(file)}`),
  limit: '205 kB',
  brotli: false,
}))

const officePage = readFileSync(new URL('dist/office/office.html', import.meta.url), 'utf8')

/** What the office loads before it asks for a screen. */
const ofOffice = {
  name: '/office',
  path: [...officePage.matchAll(/src="?(\/office\/assets\/[\w.-]+\.js)/g)].map(
    ([, file]) => `dist${file}.br`,
  ),
  limit: '220 kB',
  brotli: false,
}

export default [...ofSite, ofOffice]
