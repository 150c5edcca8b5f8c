import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Creates a folder, and missing parents, readable by its owner only. Node's recursive mkdir never returns for a path in
 * which no folder can be created, such as /proc.
 */
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
