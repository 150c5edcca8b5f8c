import { rmSync } from 'node:fs'
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Where a file is written until it is complete. */
export const partOf = (path: string) => `${path}.${process.pid}.part`

/** A database has these files beside it while it is written. */
const SUFFIXES = ['', '-journal', '-wal', '-shm']

/** Removes a file, or a database with the files beside it. */
const removeAll = async (path: string) => {
  for (const suffix of SUFFIXES) await rm(path + suffix, { force: true })
}

const INTERRUPTED = 130

/** The files being written. */
const parts = new Set<string>()

const removePartsAndExit = () => {
  for (const part of parts) for (const suffix of SUFFIXES) rmSync(part + suffix, { force: true })
  process.stderr.write('\nStopped. Incomplete files were removed.\n')
  process.exit(INTERRUPTED)
}

const ABANDONED = /^\.(\d+)\.part(?:-journal|-wal|-shm)?$/
/** A writer touches its file more often. The process id may also be that of another machine. */
const IDLE_MS = 60_000

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Removes what killed processes left of this file: it may hold personal data. */
export const clearAbandoned = async (path: string) => {
  const [folder, file] = [dirname(path), basename(path)]
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => candidate.startsWith(file))) {
    const pid = ABANDONED.exec(name.slice(file.length))?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > IDLE_MS) await rm(join(folder, name), { force: true })
  }
}

/** Removes the parts of these paths in the end, also when the process is interrupted. */
export const withParts = async <Result>(paths: string[], work: () => Promise<Result>) => {
  if (parts.size === 0) process.once('SIGINT', removePartsAndExit).once('SIGTERM', removePartsAndExit)
  for (const path of paths) parts.add(partOf(path))
  try {
    return await work()
  } finally {
    for (const path of paths) parts.delete(partOf(path))
    if (parts.size === 0) process.off('SIGINT', removePartsAndExit).off('SIGTERM', removePartsAndExit)
    for (const path of paths) await removeAll(partOf(path))
  }
}

/** Lets `write` write the part of each path, then renames all of them; on failure none gets its name. */
export const atomicWriteAll = (paths: string[], write: () => Promise<void>) =>
  withParts(paths, async () => {
    await write()
    for (const path of paths) await rename(partOf(path), path)
  })

/** Writes a file that only its owner can read. */
export const atomicWrite = (path: string, bytes: Uint8Array) =>
  atomicWriteAll([path], () => writeFile(partOf(path), bytes, { mode: 0o600 }))

/** Waits until a file or folder is on the disk. */
export const flush = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
