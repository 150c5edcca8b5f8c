import { createHash } from 'node:crypto'
import { endingOf } from '@/domain/submissions/fileKinds'

const ENDING = /\.[^.]{1,10}$/

/** The longest beginning that has so many bytes in UTF-8. Never splits a character with its marks. */
const cutText = (text: string, bytes: number) => {
  let cut = ''
  // A character has at least one byte, so the rest of a long text cannot fit.
  for (const { segment } of new Intl.Segmenter('en').segment(text.slice(0, bytes))) {
    if (Buffer.byteLength(cut + segment) > bytes) break
    cut += segment
  }
  return cut
}

/** Shortens a file name to so many bytes; it keeps its ending. */
export const cutFileName = (name: string, bytes: number) => {
  if (Buffer.byteLength(name) <= bytes) return name
  const [ending = ''] = ENDING.exec(name) ?? []
  return cutText(name.slice(0, name.length - ending.length), bytes - Buffer.byteLength(ending)) + ending
}

/** The limit of some encrypted disks. */
const PORTABLE_BYTES_MAX = 140

/** Windows removes these at the end of a name. */
const DROPPED = /[. ]+$/

/** A name after `prefix` that every file system takes. */
export const portableName = (prefix: string, name: string) => {
  const plain = `${prefix}${name}`.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')
  return cutFileName(plain.replace(DROPPED, ''), PORTABLE_BYTES_MAX).replace(DROPPED, '')
}

/** The name of a folder for an id; ids that differ, in case alone too, get folders that differ on every file system. */
export const folderOfId = (id: string) => {
  if (/^[\dA-Z][\dA-Z-]{0,63}$/.test(id)) return id
  const digest = createHash('sha256').update(id).digest('hex').slice(0, 16)
  return `${id.replace(/[^\dA-Za-z-]/g, '_').slice(0, 40)}-${digest}`
}

/** The folders of DATA_DIR with the staff's images: `media` for CSR, `uploads` for all others. */
export type StaffFolder = 'uploads' | 'media'

/** Names are used in addresses without escaping. */
const FILE_NAME = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}._-]{0,149}$/u

/** The limit of all common file systems. */
const FILE_NAME_BYTES_MAX = 255

/** Whether a file of the staff may have this name. */
export const isFileName = (text: string) =>
  FILE_NAME.test(text) && Buffer.byteLength(text) <= FILE_NAME_BYTES_MAX && endingOf(text) !== ''
