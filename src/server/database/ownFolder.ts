import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Creates a folder and its parents for its owner only. Node's recursive mkdir never returns for a path such as /proc/x. */
export const makeOwnFolder = (path: string) => {
  const folder = resolve(path)
  if (isFolder(folder)) return
  if (!existsSync(dirname(folder))) makeOwnFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error
  }
}
