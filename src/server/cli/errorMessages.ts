import { StartError } from '../config'
import { isDamage } from '../database/dialects/sqliteCode'
import { codeOf, reasonOf } from '../database/reason'
import { Refusal } from '../submissions/refusal'
import { PROGRAM } from './help'

const detailOf = (error: unknown, name: 'path' | 'errcode') =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined

const SQLITE_FULL = 13

const fileErrors: Record<string, (path: string) => string> = {
  ENOSPC: () => 'The disk is full.',
  EDQUOT: () => 'Disk quota exceeded.',
  EFBIG: () => 'A file would exceed the file size limit of this system.',
  EACCES: (path) => `Permission denied: ${path}.`,
  EPERM: (path) => `Operation not permitted: ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOTDIR: (path) => `Cannot create the folder ${path}: a file is in the way.`,
  EEXIST: (path) => `Cannot create the folder ${path}: a file is in the way.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENAMETOOLONG: (path) => `A name is too long for this disk: ${path}.`,
  ENOENT: (path) => `${path} does not exist.`,
}

/** The folder of incomplete files, and what is in it. */
const PART = /[/\\]\.part-\d+-\w+(?:[/\\].*)?$/

/** A sentence for whoever ran the command. */
export const errorMessage = (error: unknown) => {
  if (error instanceof StartError || error instanceof Refusal) return error.message
  if (detailOf(error, 'errcode') === SQLITE_FULL) return 'The disk is full.'
  if (isDamage(error))
    return `The database is damaged (${reasonOf(error)}). ${PROGRAM} check shows what can be done.`
  const sentence = fileErrors[codeOf(error)]
  const path = detailOf(error, 'path')
  if (sentence) return sentence(typeof path === 'string' ? path.replace(PART, '') : 'A file')
  return `The command failed: ${reasonOf(error)}`
}
