import { open, rename, rm, writeFile } from 'node:fs/promises'

/** Where a file is written before it has its name. */
export const partOf = (path: string) => `${path}.${process.pid}.part`

/** Takes a file away, and what a database has beside it while it is written. */
export const removeAll = async (path: string) => {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(path + end, { force: true })
}

/** Gives a file its name once it is whole, or takes away what there is of it. */
export const wholeOrNothing = async (paths: string[], write: () => Promise<void>) => {
  try {
    await write()
    for (const path of paths) await rename(partOf(path), path)
  } finally {
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
