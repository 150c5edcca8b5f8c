import { writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { firstChunksOf } from './screenScripts.ts'
import webpack, { type Compiler, type Module } from 'webpack'

const resourcesOf = (module: Module): string[] => {
  if (module instanceof webpack.NormalModule) return [module.resource]
  // Modules that were joined into one.
  return 'modules' in module ? (module.modules as Module[]).flatMap(resourcesOf) : []
}

/** Writes which modules every visitor loads before any screen, for the check of the budgets. */
export class FirstModules {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  apply(compiler: Compiler) {
    compiler.hooks.done.tap(FirstModules.name, ({ compilation }) => {
      const { chunkGraph } = compilation
      const modules = [...new Set(firstChunksOf(compilation))].flatMap((chunk) =>
        [...chunkGraph.getChunkModules(chunk)].flatMap(resourcesOf),
      )
      const paths = modules.map((module) => relative(compiler.context, module)).sort()
      writeFileSync(resolve(compiler.context, this.file), `${JSON.stringify(paths, null, 2)}\n`)
    })
  }
}
