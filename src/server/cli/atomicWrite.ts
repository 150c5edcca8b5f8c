import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { open, readdir, rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { makeOwnFolder } from '../database/file'
import { codeOf, reasonOf } from '../database/reason'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Functions that remove the incomplete files of this process. */
const cleanups = new Set<() => void>()

const cleanAndExit = (signal: (typeof SIGNALS)[number]) => {
  // Last in, first out, as without a signal: later files lie in folders that were made earlier.
  for (const clean of [...cleanups].toReversed()) clean()
  process.stderr.write('\nStopped. Incomplete files were removed.\n')
  process.exit(128 + constants.signals[signal])
}

/** Always runs `clean` at the end, also when the process is interrupted. It must be synchronous: no other code runs after it. */
export const withCleanup = async <Result>(clean: () => void, work: () => Promise<Result>) => {
  // A terminal and npm may both send the signal: a listener that is gone after the first would let the second kill.
  if (cleanups.size === 0) for (const signal of SIGNALS) process.on(signal, cleanAndExit)
  cleanups.add(clean)
  try {
    return await work()
  } finally {
    cleanups.delete(clean)
    if (cleanups.size === 0) for (const signal of SIGNALS) process.off(signal, cleanAndExit)
    clean()
  }
}

/** Lets a signal be handled that arrived while SQLite blocked the process. */
export const allowInterrupt = () => setImmediate()

/** The folder of incomplete files is named after the process that writes them. */
const PREFIX = '.part-'
const ABANDONED = /^\.part-(\d+)-\w+$/
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Removes what killed processes left in a folder: it may hold personal data. */
const clearAbandoned = async (folder: string) => {
  for (const name of await readdir(folder).catch(() => [])) {
    const pid = ABANDONED.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** The path of the incomplete file that will be `path`. */
export type PartOf = (path: string) => string

/** Gives `write` a folder next to the paths that only the owner can read, and always removes it, also when interrupted. */
export const withParts = async <Result>(folder: string, write: (partOf: PartOf) => Promise<Result>) => {
  await clearAbandoned(folder)
  const parts = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`))
  const clean = () => rmSync(parts, { recursive: true, force: true, maxRetries: 3 })
  const names = new Map<string, string>()
  const partOf = (path: string) => {
    // A short name: SQLite appends to it.
    const name = names.get(path) ?? `${names.size}`
    names.set(path, name)
    return join(parts, name)
  }
  return withCleanup(clean, () => write(partOf))
}

/** Lets `write` write the part of each path, all in one folder; then they get their names. On failure none does. */
export const atomicWriteAll = <Result>(paths: string[], write: (partOf: PartOf) => Promise<Result>) =>
  withParts(dirname(paths[0] ?? ''), async (partOf) => {
    const result = await write(partOf)
    // Synchronous, so that no signal comes between.
    for (const path of paths) renameSync(partOf(path), path)
    return result
  })

/** A part is created for the owner alone, and never through a link that another user placed there. */
export const NEW_FILE = { mode: 0o600, flag: 'wx', flags: 'wx' } as const

/** Writes a file that only its owner can read. */
export const atomicWrite = (path: string, bytes: Uint8Array) =>
  atomicWriteAll([path], (partOf) => writeFile(partOf(path), bytes, NEW_FILE))

const FATAL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM'])

/** Writes a file of many, in a folder of its own. Returns why it cannot be written; rejects where no other file could be either. */
export const tryWrite = async (path: string, read: () => Promise<Uint8Array>) => {
  try {
    makeOwnFolder(dirname(path))
    await atomicWrite(path, await read())
    return undefined
  } catch (error) {
    if (codeOf(error) === '' || FATAL.has(codeOf(error))) throw error
    return reasonOf(error)
  }
}

/** Waits until a file or folder is on the disk. */
export const flush = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
