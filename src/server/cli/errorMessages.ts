import { StartError } from '../config'
import { reasonOf } from '../database/reason'

const detailOf = (error: unknown, name: 'code' | 'path' | 'errcode') =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined

const SQLITE_FULL = 13

const ofFiles: Record<string, (path: string) => string> = {
  ENOSPC: () => 'The disk is full.',
  EDQUOT: () => 'The disk has no more room for you.',
  EFBIG: () => 'A file would be larger than this system lets it be.',
  EACCES: (path) => `${path} cannot be used: it belongs to somebody else.`,
  EPERM: (path) => `${path} cannot be used: the system does not let you.`,
  EROFS: (path) => `${path} cannot be written: its disk can only be read.`,
  ENOTDIR: (path) => `${path} cannot be a folder: there is a file in its way.`,
  EEXIST: (path) => `${path} cannot be a folder: there is a file in its way.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOENT: (path) => `${path} does not exist, or cannot be made there.`,
}

/** What a file is called while it is written means nothing to people. */
const PART = /\.\d+\.part$/

/** What went wrong with a command, in a sentence. */
export const inWords = (error: unknown) => {
  if (error instanceof StartError) return error.message
  if (detailOf(error, 'errcode') === SQLITE_FULL) return 'The disk is full.'
  const sentence = ofFiles[String(detailOf(error, 'code'))]
  const path = detailOf(error, 'path')
  if (sentence) return sentence(typeof path === 'string' ? path.replace(PART, '') : 'A file')
  return `The command failed: ${reasonOf(error)}`
}
