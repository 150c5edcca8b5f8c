import { statSync } from 'node:fs'

const CORRUPT = 11
const CANNOT_OPEN = 14

const unusable = (why: string, errcode: number) => Object.assign(new Error(why), { errcode })

type Options = {
  /** The size of all pages of the database, those in its log included. */
  bytesUsed: () => number
  /** Reads every page, and resolves with the fault that it found. */
  quickCheck: (signal?: AbortSignal) => Promise<string | undefined>
}

/** Notices that an open file is gone, replaced or shortened. Uses stat alone: closing the file would drop SQLite's locks. */
export const watchFile = (file: string, { bytesUsed, quickCheck }: Options) => {
  const inodes = new Map<string, number>()
  let largest = 0
  let fault: string | undefined
  let checking: Promise<void> | undefined

  const sizeOf = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    const inode = inodes.get(path)
    if (inode !== undefined && inode !== found?.ino)
      throw unusable('the database file was deleted or replaced; restart the server', CANNOT_OPEN)
    if (found) inodes.set(path, found.ino)
    return found?.size ?? 0
  }
  const sizeNow = () => {
    const size = sizeOf(file)
    if (size === 0) throw unusable('the database file was emptied; restart the server', CORRUPT)
    sizeOf(`${file}-wal`)
    return size
  }
  sizeOf(file)

  const run = async (signal?: AbortSignal) => {
    // It may shrink while it is checked.
    const size = sizeNow()
    fault = await quickCheck(signal)
    if (fault === undefined) largest = size
  }
  const check = (signal?: AbortSignal) =>
    (checking ??= run(signal).finally(() => {
      checking = undefined
    }))

  return {
    check,
    assertIntact: async () => {
      const size = sizeNow()
      if (size > largest) largest = size
      // Smaller than it was, and than it should be, unless another process has just rebuilt it.
      if (size < largest && size < bytesUsed()) {
        // A check that runs may have begun before.
        await checking
        await check()
      }
      if (fault !== undefined) throw unusable(`the database is damaged: ${fault}`, CORRUPT)
    },
  }
}
