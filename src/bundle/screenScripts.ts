import HtmlPlugin from 'html-webpack-plugin'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { paths } from '../domain/paths.ts'

/** Which scripts each address needs, beside the built site. Read by the server; nobody else asks for it. */
export const SCREEN_SCRIPTS_FILE = 'assets.json'

/** What every screen needs, in the order in which `index.tsx` runs it: each is a task of its own for the browser. */
const FIRST_PARTS = ['react', 'site']

/** The chunks that are loaded before any screen. */
export const firstChunksOf = ({ entrypoints, namedChunkGroups }: Compilation) => [
  ...[...entrypoints.values()].flatMap(({ chunks }) => chunks),
  ...FIRST_PARTS.flatMap((name) => namedChunkGroups.get(name)?.chunks ?? []),
]

const scriptsOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.js')))

/**
 * Writes the scripts of every screen, in the order in which they run: those of the entry, then those of the
 * screen, whose chunk bears its name in `paths`. A page that names them all has no second round trip.
 */
export class ScreenScripts {
  apply(compiler: Compiler) {
    const { Compilation, WebpackError, sources } = webpack
    compiler.hooks.thisCompilation.tap(ScreenScripts.name, (compilation) => {
      // A page from a plain file server names the first parts too, so that they load side by side.
      HtmlPlugin.getHooks(compilation).alterAssetTags.tap(ScreenScripts.name, (page) => {
        const named = new Set(page.assetTags.scripts.map(({ attributes }) => attributes.src))
        for (const file of new Set(scriptsOf(firstChunksOf(compilation)))) {
          const src = `${String(compilation.outputOptions.publicPath)}${file}`
          if (named.has(src)) continue
          const attributes = { defer: true, src }
          page.assetTags.scripts.push({ tagName: 'script', voidTag: false, meta: {}, attributes })
        }
        return page
      })
      // Past the stage in which the files get their last names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: ScreenScripts.name, stage }, () => {
        const { publicPath } = compilation.outputOptions
        const entry = scriptsOf(firstChunksOf(compilation))
        const screens = Object.entries(paths).map(([name, path]) => {
          const group = compilation.namedChunkGroups.get(name)
          if (!group)
            compilation.errors.push(new WebpackError(`No chunk bears the name of the screen '${name}'.`))
          const scripts = new Set([...entry, ...scriptsOf(group?.chunks ?? [])])
          return [path, [...scripts].map((file) => `${String(publicPath)}${file}`)]
        })
        const json = JSON.stringify(Object.fromEntries(screens), null, 2)
        compilation.emitAsset(SCREEN_SCRIPTS_FILE, new sources.RawSource(json))
      })
    })
  }
}
