import { isTooMuchToParse, type Spent } from '../archiveLimits'
import { ENTRY_BYTES, type CompoundEntry, type CompoundFile } from './compoundFile'
import { entryFault, loadedFault, pictureFault, startsLikeProgram } from '../documentPolicy'
import type { FileFault } from '../../fault'
import { fieldsFault } from '../fields'
import { linkedPictures } from './linkedPictures'
import { workbookFault } from './workbook'
import { isEncrypted, isWordStream, loadedFiles, tableName, wordText } from './wordText'

/** Looks into a file within the file. */
type InspectEmbedded = (bytes: Buffer) => Promise<FileFault | undefined>

const siblingOf = ({ entries }: CompoundFile, { parent }: CompoundEntry, name: string) =>
  entries.find((other) => other.kind === 'stream' && other.name === name && other.parent === parent)

/** The links to pictures of a .doc, or why it is refused. */
const picturesOf = (file: CompoundFile, entry: CompoundEntry, table: Buffer, spent: Spent) => {
  // Pictures within the text lie in a stream of their own, which a document without them does not have.
  const dataEntry = siblingOf(file, entry, 'data')
  const data = dataEntry ? file.read(dataEntry) : Buffer.alloc(0)
  if (!data) return 'unreadable'
  const [floating, inline] = [linkedPictures(table, spent), linkedPictures(data, spent)]
  return floating && inline ? [...floating, ...inline] : 'bomb'
}

const wordFault = (file: CompoundFile, entry: CompoundEntry, spent: Spent): FileFault | undefined => {
  const main = file.read(entry)
  if (!main) return 'unreadable'
  if (!isWordStream(main)) return 'unreadable'
  if (isEncrypted(main)) return 'locked'
  const tableEntry = siblingOf(file, entry, tableName(main))
  const table = tableEntry && file.read(tableEntry)
  const text = table && wordText(main, table)
  if (!table || text === undefined) return 'unreadable'
  if (isTooMuchToParse(text.length, spent)) return 'bomb'
  const pictures = picturesOf(file, entry, table, spent)
  if (typeof pictures === 'string') return pictures
  return (
    loadedFiles(main, table).map(loadedFault).find(Boolean) ??
    pictures.map(pictureFault).find(Boolean) ??
    fieldsFault(text)
  )
}

/** Paint keeps a picture where a package keeps a file. */
const PICTURE_CLASSES = new Set(['0a00030000000000c000000000000046', '214be3d3759d1a108c3d00aa001a1652'])

const packageFault = (file: CompoundFile, entry: CompoundEntry): FileFault | undefined => {
  const storage = file.entries.find(({ index }) => index === entry.parent)
  const isPicture = PICTURE_CLASSES.has(storage?.classId ?? '')
  return isPicture && file.read(entry)?.toString('latin1', 4, 6) === 'BM' ? undefined : 'program'
}

const IS_LINK = 1

/** A linked object lies outside the document. */
const linkFault = (file: CompoundFile, entry: CompoundEntry): FileFault | undefined => {
  const bytes = file.read(entry)
  return bytes && bytes.length >= 8 && (bytes.readUInt32LE(4) & IS_LINK) !== 0 ? 'remote' : undefined
}

const streamFault = (file: CompoundFile, entry: CompoundEntry, spent: Spent, inspect: InspectEmbedded) => {
  const { name } = entry
  if (name === 'worddocument') return wordFault(file, entry, spent)
  if (name === 'workbook' || name === 'book') return workbookFault(file.read(entry), spent)
  if (name === '\x01ole10native') return packageFault(file, entry)
  if (name === '\x01ole') return linkFault(file, entry)
  if (name === 'package') return inspect(file.read(entry) ?? Buffer.alloc(0))
  return name === 'contents' && startsLikeProgram(file.read(entry) ?? Buffer.alloc(0)) ? 'program' : undefined
}

/** Why a compound file is refused: a .doc, or an object within a document. */
export const compoundFault = async (file: CompoundFile, spent: Spent, inspect: InspectEmbedded) => {
  if (isTooMuchToParse(file.entries.length * ENTRY_BYTES, spent)) return 'bomb'
  const fault = file.entries.map(entryFault).find(Boolean)
  if (fault) return fault
  for (const entry of file.entries) {
    const found = entry.kind === 'stream' ? await streamFault(file, entry, spent, inspect) : undefined
    if (found) return found
  }
  return undefined
}

/** Word 1 to 95. */
const OLD_WORD = new Set([0xa59b, 0xa59c, 0xa5db, 0xa5dc, 0xa697, 0xa699])

/** Why a compound file is no .doc of this age. */
export const mainStreamFault = (file: CompoundFile): FileFault | undefined => {
  const main = file.entries.find(
    ({ name, kind, parent }) => name === 'worddocument' && kind === 'stream' && parent === 0,
  )
  if (!main) return file.entries.map(entryFault).includes('locked') ? 'locked' : 'wrongType'
  const bytes = file.read(main)
  return bytes && bytes.length > 1 && OLD_WORD.has(bytes.readUInt16LE(0)) ? 'otherFormat' : undefined
}
