import { UnreadableFile } from './cells'

const SAVE_AGAIN = 'Save it as .xlsx or as CSV (UTF-8) and try again.'

const byteOrderMarks: [string, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const encodingOf = (bytes: Uint8Array) =>
  byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]

/** An image, a program or the like. Other control characters may have come with a text that somebody copied. */
const BINARY = /\0/

/**
 * The text of a CSV file: UTF-8, UTF-16 with a byte order mark (Excel's 'Unicode text'), or else Windows-1252 (older
 * programs).
 */
export const fileText = (bytes: Uint8Array) => {
  const marked = encodingOf(bytes)
  const text = marked ? decode(bytes, marked) : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
  if (text === undefined || BINARY.test(text)) {
    throw new UnreadableFile(`It is not a spreadsheet, or its text encoding is unknown. ${SAVE_AGAIN}`)
  }
  return text
}
