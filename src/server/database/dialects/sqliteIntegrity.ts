import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Finding } from '../checkProgram'
import { reasonOf } from '../reason'
import { isDamage } from './sqliteCode'
import { watchNewest } from './sqliteNewest'

const CORRUPT = 11
const CANNOT_OPEN = 14

export const IN_MEMORY = ':memory:'

const unusable = (why: string, errcode: number) => Object.assign(new Error(why), { errcode })

/**
 * Returns a function that throws once the files of the database are no longer those that were opened: SQLite would go on
 * writing to deleted or emptied files. Otherwise it returns the size of the file. It only uses stat, since opening and
 * closing a file drops SQLite's locks on it.
 */
const watchFiles = (file: string) => {
  const opened = new Map<string, number>()
  const check = (path: string) => {
    const found = statSync(path, { throwIfNoEntry: false })
    const inode = opened.get(path)
    if (inode !== undefined && inode !== found?.ino)
      throw unusable('the database file was deleted or replaced; restart the server', CANNOT_OPEN)
    if (found !== undefined) opened.set(path, found.ino)
    return found?.size ?? 0
  }
  check(file)
  return () => {
    const size = check(file)
    if (size === 0) throw unusable('the database file was emptied; restart the server', CORRUPT)
    check(`${file}-wal`)
    return size
  }
}

const OLDER_COPY = 'an older copy is in its place'

/** Why a finding cannot be of the database that an earlier one was of. */
const swapped = (earlier: Finding, { identity, contentVersion = 0 }: Finding) => {
  if (identity !== earlier.identity) return 'another database is in its place'
  if (contentVersion < (earlier.contentVersion ?? 0)) return OLDER_COPY
  return undefined
}

/** Finds databases that were replaced by sound ones: nothing changes unless a commit was seen. */
const watchContent = (changeStamp: () => Promise<string>, hasLostNewest: () => boolean) => {
  let earlier: { finding: Finding; stamp: string } | undefined
  return async (check: () => Promise<Finding>): Promise<string | undefined> => {
    const stamp = await changeStamp()
    const finding = await check()
    if (finding.fault !== undefined || finding.identity === undefined) return finding.fault
    const isQuiet = stamp === earlier?.stamp && stamp === (await changeStamp())
    const hasChanged = isQuiet && finding.submissions !== earlier?.finding.submissions
    const fault =
      (earlier && swapped(earlier.finding, finding)) ??
      (hasLostNewest() ? OLDER_COPY : undefined) ??
      (hasChanged ? 'its file was overwritten' : undefined)
    if (fault === undefined) earlier = { finding, stamp }
    return fault
  }
}

/** The fault that a statement of this process met, such as a first page that cannot be read. */
const faultOf = (error: unknown) => {
  if (isDamage(error)) return reasonOf(error)
  throw error
}

/** Runs a statement and notes whether it met damage. */
export type Watch = <Result>(statement: () => Result) => Result

type Options = {
  file: string
  changeStamp: () => Promise<string>
  /** Of all pages that the database has, those in its log among them. */
  bytesUsed: () => number
  /** Reads every page of the file. */
  check?: () => Promise<Finding>
}

/**
 * Decides whether commits may be lost. A file that lost pages, or in which a statement met damage, is suspected until it was
 * checked and found sound; without a `check` it stays suspected.
 */
export const watchIntegrity = (database: DatabaseSync, { file, changeStamp, bytesUsed, check }: Options) => {
  const sizeOfSameFile = file === IN_MEMORY ? () => 0 : watchFiles(file)
  const hasLostNewest = watchNewest(database)
  let largest = 0
  let fault: string | undefined
  /** Statements that met damage since the last check. */
  let damaged = 0

  const watch: Watch = (statement) => {
    try {
      return statement()
    } catch (error) {
      if (isDamage(error)) damaged += 1
      throw error
    }
  }

  /** Damaged pages that were read before may still be in memory. */
  const forgetPages = () => database.exec('pragma shrink_memory')
  const faultOfContent = watchContent(changeStamp, () => {
    forgetPages()
    return hasLostNewest()
  })
  const run = async (program: NonNullable<typeof check>) => {
    const before = damaged
    forgetPages()
    fault = await faultOfContent(program).catch(faultOf)
    if (fault !== undefined) return
    forgetPages()
    largest = sizeOfSameFile()
    damaged -= before
  }
  let running: Promise<void> | undefined
  const runOnce =
    check &&
    (() =>
      (running ??= run(check).finally(() => {
        running = undefined
      })))

  const holdsAllPages = (size: number) => {
    try {
      return size >= bytesUsed()
    } catch {
      return false
    }
  }

  /**
   * Only where a check decides: a command deletes rows itself. The rows of a database with a fault are not noted, so that
   * the sound one is known again.
   */
  const seemsOlder = () => {
    try {
      return check !== undefined && fault === undefined && watch(hasLostNewest)
    } catch {
      return damaged > 0
    }
  }

  const isSuspected = () => {
    const size = sizeOfSameFile()
    // Another process may have rebuilt the database to make it smaller.
    if (size > largest || (size < largest && holdsAllPages(size))) largest = size
    return damaged > 0 || size < largest || seemsOlder()
  }

  return {
    watch,
    check:
      runOnce &&
      (async () => {
        await runOnce()
        return fault
      }),
    assertIntact: async () => {
      // A check that cannot be run leaves the suspicion.
      if (isSuspected() && fault === undefined) await runOnce?.().catch(() => undefined)
      if (fault !== undefined || isSuspected())
        throw unusable(`the database is damaged: ${fault ?? 'a page of it cannot be read'}`, CORRUPT)
    },
  }
}
