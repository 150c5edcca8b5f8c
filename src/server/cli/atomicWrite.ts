import { rmSync } from 'node:fs'
import { open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Where a file is written before it has its name. */
export const partOf = (path: string) => `${path}.${process.pid}.part`

const ENDS = ['', '-journal', '-wal', '-shm']

/** Takes a file away, and what a database has beside it while it is written. */
export const removeAll = async (path: string) => {
  for (const end of ENDS) await rm(path + end, { force: true })
}

const INTERRUPTED = 130

/** What is being written. */
const parts = new Set<string>()

const takeAwayParts = () => {
  for (const part of parts) for (const end of ENDS) rmSync(part + end, { force: true })
  process.stderr.write('\nStopped. What was half written was taken away.\n')
  process.exit(INTERRUPTED)
}

/** Nothing half written stays where somebody presses Ctrl-C. */
const watchParts = (paths: readonly string[]) => {
  if (parts.size === 0) process.once('SIGINT', takeAwayParts).once('SIGTERM', takeAwayParts)
  for (const path of paths) parts.add(partOf(path))
  return () => {
    for (const path of paths) parts.delete(partOf(path))
    if (parts.size === 0) process.off('SIGINT', takeAwayParts).off('SIGTERM', takeAwayParts)
  }
}

const LEFT_BEHIND = /^\.(\d+)\.part(?:-journal|-wal|-shm)?$/
/** Who writes touches the file more often; the number of a process may also be one of another machine. */
const QUIET_MS = 60_000

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Takes away what is left of processes that were killed while they wrote this file: it may hold what was sent. */
export const clearAbandoned = async (path: string) => {
  const [folder, file] = [dirname(path), basename(path)]
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((candidate) => candidate.startsWith(file))) {
    const pid = LEFT_BEHIND.exec(name.slice(file.length))?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > QUIET_MS) await rm(join(folder, name), { force: true })
  }
}

/** Gives a file its name once it is whole, or takes away what there is of it. */
export const wholeOrNothing = async (paths: string[], write: () => Promise<void>) => {
  const release = watchParts(paths)
  try {
    await write()
    for (const path of paths) await rename(partOf(path), path)
  } finally {
    release()
    // After a rename there is none.
    for (const path of paths) await removeAll(partOf(path))
  }
}

/** For its owner's eyes alone. */
export const writeWhole = (path: string, bytes: Uint8Array) =>
  wholeOrNothing([path], () => writeFile(partOf(path), bytes, { mode: 0o600 }))

/** Waits until a file or folder is on the disk. */
export const flush = async (path: string) => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
