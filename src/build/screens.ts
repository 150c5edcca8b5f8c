import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Compiler } from 'webpack'
import { type Language, languagePrefix } from '../domain/languages.ts'
import { INVITATION_PATTERN, landingPatterns, paths } from '../domain/paths.ts'

/** The scripts of each screen by its path: read by the server, never sent. */
const SCRIPTS_FILE = 'assets.json'

/** The scripts that open without a line what was never open before: kept by the service worker. */
const KEPT_FILE = 'kept.json'

/** The screens by the names of their chunks. */
const screens = [
  ...Object.entries(paths),
  ...landingPatterns.map((pattern) => ['fullTimeJobs', pattern] as const),
  ['question', INVITATION_PATTERN] as const,
]

const forms = ['jobDetails', 'applyJob', 'internship', 'manpowerEnquiry', 'submitResume']

/** All forms, and the screens that need no list. */
const keptScreens = [...forms, 'savedJobs', 'about']

/** Loaded when a visitor asks for it, and kept from then on. */
const ON_REQUEST = 'resume'

/** Lists the scripts that each screen loads in a language, so that a page names its chunk as well as the entry. */
export const scriptsOfScreens = (language: Language) => ({
  apply: (compiler: Compiler) =>
    compiler.hooks.done.tap('scriptsOfScreens', ({ compilation }) => {
      const { entrypoints = {}, namedChunkGroups = {} } = compilation
        .getStats()
        .toJson({ all: false, entrypoints: true, chunkGroups: true })
      const scriptsOf = (name: string) =>
        (entrypoints[name] ?? namedChunkGroups[name])?.assets?.map((asset) => `/${asset.name}`) ?? []
      const ofSite = Object.keys(entrypoints).flatMap(scriptsOf)
      const list = screens.map(([name, path]) => [
        path,
        [...new Set([...ofSite, ...scriptsOf(name)])].filter((file) => file.endsWith('.js')),
      ])
      const groupsOf = (name: string) => compilation.namedChunkGroups.get(name) ?? []
      const groups = new Set(keptScreens.flatMap(groupsOf))
      // With all that they load later: a set also walks what is added meanwhile.
      for (const group of groups) {
        for (const child of group.childrenIterable) if (child.name !== ON_REQUEST) groups.add(child)
      }
      // Every screen has the menu and the search.
      const around = ['frame'].flatMap(groupsOf).flatMap((group) => [...group.childrenIterable])
      const later = new Set([...groups, ...around].flatMap((group) => group.getFiles()))
      const files = {
        [SCRIPTS_FILE]: Object.fromEntries(list) as object,
        [KEPT_FILE]: [...later].map((file) => `/${file}`),
      }
      for (const [file, content] of Object.entries(files))
        writeFileSync(
          join(compiler.outputPath, languagePrefix(language), file),
          JSON.stringify(content, null, 2),
        )
    }),
})

/** The revision and the scripts of a language's shell page, read from the folder of the built site. */
export const readShell = (site: string, language: Language) => {
  const folder = join(site, languagePrefix(language))
  const html = readFileSync(resolve(folder, 'index.html'), 'utf8')
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))
  const later = JSON.parse(readFileSync(resolve(folder, KEPT_FILE), 'utf8')) as string[]
  return {
    revision: createHash('sha256').update(html).digest('hex').slice(0, 16),
    assets: [...assets],
    later: later.filter((path) => !assets.has(path)),
  }
}
