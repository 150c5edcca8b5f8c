import { isTooMuchToParse, type Spent } from '../archiveLimits'
import type { FileFault } from '../../fault'

/** Kinds of records of an .xls. */
const SHEET = 0x85
const LINK = 0x1ae
const PASSWORD = 0x2f
const END = 0x0a
/** Macros of Excel 4 and of Visual Basic. */
const MACRO_SHEETS = new Set([1, 6])
/** Stands between the program and what it is told. */
const DDE = '\x03'

const recordFault = (kind: number, data: Buffer): FileFault | undefined => {
  if (kind === PASSWORD) return 'locked'
  if (kind === SHEET && MACRO_SHEETS.has(data[5] ?? 0)) return 'macros'
  // A link to another workbook begins with 1.
  const isDde =
    kind === LINK && data.length > 5 && data[5] !== 1 && data.subarray(4).toString('latin1').includes(DDE)
  return isDde ? 'command' : undefined
}

/** Why the main stream of an .xls is refused. */
export const workbookFault = (bytes: Buffer | undefined, spent: Spent): FileFault | undefined => {
  if (!bytes) return 'unreadable'
  let at = 0
  while (at + 4 <= bytes.length) {
    const kind = bytes.readUInt16LE(at)
    const next = at + 4 + bytes.readUInt16LE(at + 2)
    if (isTooMuchToParse(next - at, spent)) return 'bomb'
    const fault = recordFault(kind, bytes.subarray(at + 4, next))
    if (fault || kind === END) return fault
    at = next
  }
  return undefined
}
