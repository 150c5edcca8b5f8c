import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { TestEnvironment } from 'jest-environment-node'

const { error, warn } = console

/** Node with the packages that its worker loads once: they throw the errors of the suite, and complain on its console. */
export default class NodeWithPackages extends TestEnvironment {
  override async setup() {
    await super.setup()
    const { global } = this
    Object.assign(global, { loadOnce: createRequire(resolve('package.json')), Error, TypeError, RangeError })
    Object.assign(console, {
      error: (...message: unknown[]) => global.console.error(...message),
      warn: (...message: unknown[]) => global.console.warn(...message),
    })
  }

  override async teardown() {
    Object.assign(console, { error, warn })
    await super.teardown()
  }
}
