import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../config'
import { reasonOf } from '../reason'
import { openDatabase, openForReading } from './open'

export const databaseFile = (dataDir: string) => join(dataDir, 'portal.db')

const makeFolder = (dataDir: string) => {
  try {
    // What applicants send is nobody else's to read.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new StartError(`The folder of DATA_DIR, ${dataDir}, cannot be written: ${reasonOf(error)}.`)
  }
}

const unreadable = (file: string, error: unknown) =>
  new StartError(`The database ${file} cannot be used: ${reasonOf(error)}.`)

/** The database of a data folder, made where there is none. */
export const openDataDir = async (dataDir: string) => {
  makeFolder(dataDir)
  const file = databaseFile(dataDir)
  try {
    return await openDatabase(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** The database of a data folder that a server made, for reading. */
export const openDataDirForReading = (dataDir: string) => {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new StartError(`There is no database in ${dataDir}. Is DATA_DIR right?`)
  try {
    return openForReading(file)
  } catch (error) {
    throw unreadable(file, error)
  }
}
