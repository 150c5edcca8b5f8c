import { docBytes, docxTexts, jpegBytes, pngBytes, zipBytes, zipOf } from './builders'

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
export const docxThatFetches = (kind: string, target: string) =>
  docxWith({
    name: 'word/_rels/settings.xml.rels',
    content: Buffer.from(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id='r1' Type='http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}' Target="${target}" TargetMode="External"/></Relationships>`,
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

/** An entry of the directory of a .doc: its name, the length of that with its end, and its kind. */
const docEntry = (name: string, kind: number) => {
  const entry = Buffer.alloc(128)
  const length = entry.write(`${name}\0`, 'utf16le')
  entry.writeUInt16LE(length, 64)
  entry[66] = kind
  return entry
}

/** A .doc with the storage in which Word keeps macros. */
export const docWithMacros = (name = 'Macros') =>
  Buffer.concat([docBytes(1024), docEntry(name, 1), Buffer.alloc(384)])

/** A .doc that only speaks of macros. */
export const docAboutMacros = () =>
  Buffer.concat([docBytes(1024), Buffer.from('Macros\0_VBA_PROJECT\0', 'utf16le'), Buffer.alloc(512)])

/** Macros under a name that is none of theirs, packed and so in several pieces, with the word across two of them. */
export const docxWithRenamedMacros = () => {
  const content = Buffer.alloc(600_000)
  docBytes(512).copy(content)
  content.write('_VBA_PROJECT\0', 256 * 1024 - 7, 'utf16le')
  return docxWith({ name: 'word/settings.dat', content, isPacked: true })
}

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

/** A .doc of sectors of 4096 bytes, as Windows writes installers. */
export const wideDoc = (stream: string) => {
  const bytes = wordDoc(stream)
  bytes.writeUInt16LE(12, 30)
  return bytes
}

/** A photo cut in the middle, whose small picture of itself is whole. */
export const cutJpegWithThumbnail = () => {
  const thumbnail = jpegBytes(64)
  const head = Buffer.from('ffe10000', 'hex')
  head.writeUInt16BE(thumbnail.length + 2, 2)
  const photo = jpegBytes(5000)
  return Buffer.concat([photo.subarray(0, 2), head, thumbnail, photo.subarray(2, 3000)])
}

/** A .doc as Word writes it: a table of the sectors in use, a directory, and the text. */
export const wordDoc = (stream = 'WordDocument', textSectors = 10) => {
  const bytes = Buffer.alloc(512 * (3 + textSectors))
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(0xfffe, 28)
  bytes.writeUInt16LE(9, 30)
  bytes.writeUInt32LE(1, 44)
  bytes.writeUInt32LE(1, 48)
  bytes.fill(0xff, 76, 512)
  bytes.writeUInt32LE(0, 76)
  // Of the table itself, of the directory, and of the text.
  bytes.fill(0xff, 512, 1024)
  bytes.writeUInt32LE(0xfffffffd, 512)
  bytes.writeUInt32LE(0xfffffffe, 516)
  for (let sector = 2; sector < 2 + textSectors; sector += 1)
    bytes.writeUInt32LE(sector + 1 < 2 + textSectors ? sector + 1 : 0xfffffffe, 512 + 4 * sector)
  docEntry('Root Entry', 5).copy(bytes, 1024)
  docEntry(stream, 2).copy(bytes, 1152)
  return bytes
}
