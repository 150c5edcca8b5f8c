import { msg } from '@lingui/core/macro'
import { documentTypes, endingOf } from './fileKinds'
import { tidyFileName } from './fileNames'

const COMPOUND_SIGNATURE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'
const ZIP_SIGNATURE = 'PK\x03\x04'
/** The directory of an archive ends with this: a file that was cut lacks it. */
const ZIP_END = 'PK\x05\x06'
const ZIP_END_WITHIN_BYTES = 65_557
const DOCX_PART = /word[/\\]document\d*\.xml/i

const SECTOR_BYTES = 512
const IS_LOCKED = 1

/** Whether the text of a .doc is there and readable: it begins a sector, and a flag says that it has a password. */
const isReadableDoc = (bytes: Uint8Array) => {
  for (let at = SECTOR_BYTES; at < bytes.length; at += SECTOR_BYTES)
    if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return ((bytes[at + 11] ?? 0) & IS_LOCKED) === 0
  return false
}

/** Which kind of Word document a file is by its content; undefined where Word may not open it. */
export const wordKindOf = (bytes: Uint8Array): '.doc' | '.docx' | undefined => {
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.startsWith(COMPOUND_SIGNATURE)) return isReadableDoc(bytes) ? '.doc' : undefined
  const isWhole = text.startsWith(ZIP_SIGNATURE) && text.slice(-ZIP_END_WITHIN_BYTES).includes(ZIP_END)
  return isWhole && DOCX_PART.test(text) ? '.docx' : undefined
}

/** Readers look for it there. */
const PDF_WITHIN_BYTES = 1024
const JPEG = /^\xff\xd8\xff/
const PNG = /^.PNG\r\n/

const startOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, PDF_WITHIN_BYTES))

const isPdf = (start: string) => start.includes('%PDF-')

/** A warning where the receiver may not be able to open a file, by its name and its content. */
export const fileDoubt = (name: string, bytes: Uint8Array) => {
  if (bytes.length === 0) return msg`This file is empty.`
  const ending = endingOf(name)
  const start = startOf(bytes)
  if (/^\.docx?$/.test(ending))
    return wordKindOf(bytes) === ending ? undefined : msg`Word may not open this file.`
  if (ending === '.pdf') return isPdf(start) ? undefined : msg`This file may not open as a PDF.`
  return JPEG.test(start) || PNG.test(start) ? undefined : msg`This file may not be a JPG or PNG picture.`
}

const endingOfContent = (bytes: Uint8Array) => {
  const start = startOf(bytes)
  if (JPEG.test(start)) return '.jpg'
  if (PNG.test(start)) return '.png'
  return wordKindOf(bytes) ?? (isPdf(start) ? '.pdf' : '')
}

const endingsOfTypes = Object.entries({ ...documentTypes, '.jpg': 'image/jpeg', '.png': 'image/png' })

/** '.2026' and '. Verma' are none. */
const hasEnding = (name: string) => /\.(?=[^.\s]*\p{L})[^.\s]{1,16}$/u.test(name)

/** The tidied name of a file; a missing ending is taken from its type, else from its content. */
export const nameWithEnding = (file: { name: string; type: string }, bytes: Uint8Array) => {
  const name = tidyFileName(file.name) || 'file'
  if (hasEnding(name)) return name
  const ofType = endingsOfTypes.find(([, type]) => file.type.toLowerCase().startsWith(type))
  return name + (ofType?.[0] ?? endingOfContent(bytes))
}
