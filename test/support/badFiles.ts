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
  docxWith({ name: 'word/media/a.bmp', content: bytesOf(100), says: { unpackedBytes: 2 ** 30 } })

/** Unpacks to 50 MB, and says that it is small. */
export const lyingDocx = () =>
  docxWith({
    name: 'word/media/a.bmp',
    content: bytesOf(50_000_000),
    isPacked: true,
    says: { unpackedBytes: 100 },
  })

/** Its last part is packed, and then written over in the middle. */
export const spoiledDocx = () => {
  const content = Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * n) % 251))
  const bytes = docxWith({ name: 'word/media/a.bmp', content, isPacked: true })
  return bytes.fill(0xff, bytes.indexOf('word/media/a.bmp') + 30, bytes.indexOf('word/media/a.bmp') + 90)
}

/** Its types written with numbers for letters, as XML may be. */
export const docxOfTypes = (main: string, head = '') => {
  const { '[Content_Types].xml': types, ...texts } = docxTexts(main)
  return zipBytes({ '[Content_Types].xml': types.replace('?><', `?>${head}<`), ...texts })
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

const MACROS = [{ name: 'VBA', parts: [{ name: '_VBA_PROJECT', content: Buffer.alloc(600_000) }] }]

/** A .doc with the storage in which Word keeps macros. */
export const docWithMacros = (name = 'Macros') => docWith({ name, parts: MACROS })

/** A .doc that only speaks of macros and of fields. */
export const docAboutMacros = () =>
  compoundBytes(wordParts({ text: 'Macros _VBA_PROJECT DDEAUTO cmd.exe', encoding: 'utf16le' }))

/** Macros under a name that is none of theirs. */
export const docxWithRenamedMacros = () =>
  docxWith({
    name: 'word/settings.dat',
    content: compoundBytes([{ name: 'MACROS', parts: MACROS }]),
    isPacked: true,
  })

/** A picture of one point that says it is of so many. */
export const pngOfSize = (width: number, height: number) => {
  const bytes = pngBytes()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** A picture with a comment before its header. */
export const pngWithLateHeader = () => {
  const bytes = pngOfSize(100_000, 100_000)
  return Buffer.concat([
    bytes.subarray(0, 8),
    Buffer.from('0000000074455874ffffffff', 'hex'),
    bytes.subarray(8),
  ])
}

/** A photo that says it is of so many points. */
export const jpegOfSize = (width: number, height: number) => {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex').subarray(0, 13)
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const photo = jpegBytes()
  return Buffer.concat([photo.subarray(0, 2), frame, photo.subarray(2)])
}

/** A compound file of sectors of 4096 bytes, as Windows writes them. */
export const wideDoc = (stream: string) =>
  compoundBytes(
    wordParts().map((part) => (part.name === 'WordDocument' ? { ...part, name: stream } : part)),
    { sectorShift: 12 },
  )

const pngChunk = (type: string, ...numbers: number[]) => {
  const data = Buffer.alloc(4 * numbers.length)
  for (const [n, value] of numbers.entries()) data.writeUInt32BE(value, 4 * n)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

/** A picture with this chunk before its header, or behind it. */
export const pngWithChunk = (place: 'before' | 'behind', type: string, ...numbers: number[]) => {
  const bytes = pngBytes()
  const at = place === 'before' ? 8 : 33
  return Buffer.concat([bytes.subarray(0, at), pngChunk(type, ...numbers), bytes.subarray(at)])
}

/** A photo of 65535 by 65535 points whose frame stands behind these bytes, where some readers do not look. */
export const jpegWithFrameBehind = (before: string) => {
  const photo = jpegBytes()
  const frame = Buffer.from('ffc0000b08ffffffff01011100', 'hex')
  return Buffer.concat([photo.subarray(0, -2), Buffer.from(before, 'hex'), frame, photo.subarray(-2)])
}

/** A photo cut in the middle, whose small picture of itself is whole. */
export const cutJpegWithThumbnail = () => {
  const thumbnail = jpegBytes(64)
  const head = Buffer.from('ffe10000', 'hex')
  head.writeUInt16BE(thumbnail.length + 2, 2)
  const photo = jpegBytes(5000)
  return Buffer.concat([photo.subarray(0, 2), head, thumbnail, photo.subarray(2, 3000)])
}

/** A .doc whose text has this main stream. */
export const wordDoc = (stream = 'WordDocument') =>
  compoundBytes(wordParts().map((part) => (part.name === 'WordDocument' ? { ...part, name: stream } : part)))

/** A .doc with these streams and storages beside its own. */
export const docWith = (...parts: CompoundPart[]) => compoundBytes([...wordParts(), ...parts])

/** A .doc of this text. */
export const docOfText = (text: string, encoding?: 'latin1' | 'utf16le') =>
  compoundBytes(wordParts({ text, encoding }))

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

/** A document of this text, in the XML of Word. */
export const docxOfBody = (body: string, part = 'word/document.xml') => {
  const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${body}</w:p></w:body></w:document>`
  return zipBytes({ ...docxTexts(), [part]: xml })
}

const run = (content: string) => `<w:r>${content}</w:r>`
const mark = (type: string) => run(`<w:fldChar w:fldCharType="${type}"/>`)

/** A field whose instruction is split like this. */
export const fieldOf = (...pieces: string[]) =>
  mark('begin') +
  pieces.map((piece) => run(`<w:instrText xml:space="preserve">${piece}</w:instrText>`)).join('') +
  mark('separate') +
  run('<w:t>result</w:t>') +
  mark('end')
