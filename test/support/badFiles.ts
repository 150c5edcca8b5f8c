import { compoundBytes, wordParts, type CompoundPart } from './compound'
import { docxTexts, jpegBytes, pngBytes, zipBytes, zipOf } from './builders'

/** Files with a right name and a right beginning that should not be taken all the same. */

const partsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) }))

/** A document with these parts beside its own. */
export const docxWith = (...parts: Parameters<typeof zipOf>[0]) => zipOf([...partsOf(docxTexts()), ...parts])

export const macroEnabledDocx = () =>
  zipBytes(docxTexts('application/vnd.ms-word.document.macroEnabled.main+xml'))

/** The same, with the list of types in UTF-16, as XML may be. */
export const macroEnabledDocxInUtf16 = () => {
  const { '[Content_Types].xml': types, ...texts } = docxTexts(
    'application/vnd.ms-word.document.macroEnabled.main+xml',
  )
  return zipOf([{ name: '[Content_Types].xml', content: Buffer.from(types, 'utf16le') }, ...partsOf(texts)])
}

export const docxWithMacros = () => docxWith({ name: 'word/vbaProject.bin', content: Buffer.from('x') })

const bytesOf = (length: number) => Buffer.alloc(length, 'a')

/** 30 MB of one letter in some 30 KB. */
export const denseDocx = () =>
  docxWith({ name: 'word/media/a.bmp', content: bytesOf(30_000_000), isPacked: true })

/** Says that it unpacks to 1 GB. */
export const hugeDocx = () =>
  docxWith({ name: 'word/media/a.bmp', content: bytesOf(100), unpackedBytes: 2 ** 30 })

/** Unpacks to 50 MB, and says that it is small. */
export const lyingDocx = () =>
  docxWith({ name: 'word/media/a.bmp', content: bytesOf(50_000_000), isPacked: true, unpackedBytes: 100 })

/** Its last part is packed, and then written over in the middle. */
export const spoiledDocx = () => {
  const content = Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * n) % 251))
  const bytes = docxWith({ name: 'word/media/a.bmp', content, isPacked: true })
  return bytes.fill(0xff, bytes.indexOf('word/media/a.bmp') + 30, bytes.indexOf('word/media/a.bmp') + 90)
}

/** A document that fetches something of this kind from elsewhere when it is opened. */
export const docxThatFetches = (kind: string, target: string, mode = 'External') =>
  docxWith({
    name: 'word/_rels/settings.xml.rels',
    content: Buffer.from(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id='r1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}' Target="${target}" TargetMode="${mode}"/></Relationships>`,
    ),
  })

/** One part that its directory lists two hundred times. */
export const overlappingDocx = () => {
  const parts = partsOf(docxTexts())
  const shared = { name: 'word/media/a.bmp', content: bytesOf(100_000) }
  const whole = zipOf([...parts, shared])
  const end = whole.length - 22
  const directoryStart = whole.readUInt32LE(end + 16)
  const last = whole.subarray(end - 46 - shared.name.length, end)
  const tail = Buffer.from(whole.subarray(end))
  const count = parts.length + 200
  tail.writeUInt16LE(count, 8)
  tail.writeUInt16LE(count, 10)
  tail.writeUInt32LE(end - directoryStart + 199 * last.length, 12)
  return Buffer.concat([whole.subarray(0, end), ...Array.from({ length: 199 }, () => last), tail])
}

/** A .doc that only speaks of macros. */
export const docAboutMacros = () =>
  compoundBytes(wordParts({ text: 'Macros _VBA_PROJECT DDEAUTO cmd.exe', encoding: 'utf16le' }))

/** Macros under a name that is none of theirs. */
export const docxWithRenamedMacros = () =>
  docxWith({
    name: 'word/settings.dat',
    content: compoundBytes([
      { name: 'MACROS', parts: [{ name: '_VBA_PROJECT', content: Buffer.alloc(600_000) }] },
    ]),
    isPacked: true,
  })

/** A picture of one point that says it is of so many. */
export const pngOfSize = (width: number, height: number) => {
  const bytes = pngBytes()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A photo that says it is of so many points. */
export const jpegOfSize = (width: number, height: number) => {
  const photo = jpegBytes()
  const frame = photo.indexOf(Buffer.from('ffc0', 'hex'))
  photo.writeUInt16BE(height, frame + 5)
  photo.writeUInt16BE(width, frame + 7)
  return photo
}

/** A .doc with these streams and storages beside its own. */
export const docWith = (...parts: CompoundPart[]) => compoundBytes([...wordParts(), ...parts])

/** An object within a .docx. */
export const docxWithObject = (content: Buffer, name = 'word/embeddings/oleObject1.bin') =>
  docxWith({ name, content })

const storedBlock = (content: Buffer, isLast = false) => {
  const head = Buffer.alloc(5)
  head[0] = isLast ? 1 : 0
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(0xffff - content.length, 3)
  return Buffer.concat([head, content])
}

/** How many bytes of an archive are unpacked at a time. */
const UNPACKED_AT_A_TIME = 65_536

/** An object packed in such a way that its first byte is unpacked alone, behind thousands of blocks without content. */
export const docxWithSlowObject = (content: Buffer) => {
  const first = storedBlock(content.subarray(0, 1))
  const blocks = Math.floor((UNPACKED_AT_A_TIME - first.length) / 5)
  const empty = Buffer.concat(Array.from({ length: blocks }, () => storedBlock(Buffer.alloc(0))))
  const packed = Buffer.concat([empty, first, storedBlock(content.subarray(1), true)])
  return docxWith({ name: 'word/embeddings/oleObject1.bin', content, packed })
}

/** As Office keeps a file within a document. */
export const packageStream = (content: Buffer, name = '\x01Ole10Native') => [{ name, content }]

/** A .doc whose table of sectors leads in a circle. */
export const docOfRing = () => {
  const bytes = docWith()
  bytes.writeUInt32LE(4, 512 + 4 * 5)
  return bytes
}
