import webpack, { type Chunk, type Compiler } from 'webpack'
import { paths } from '../domain/paths.ts'

/** Which scripts each address needs, beside the built site. Read by the server; nobody else asks for it. */
export const SCREEN_SCRIPTS_FILE = 'assets.json'

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
      // Past the stage in which the files get their last names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: ScreenScripts.name, stage }, () => {
        const { publicPath } = compilation.outputOptions
        const entry = [...compilation.entrypoints.values()].flatMap(({ chunks }) => scriptsOf(chunks))
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
