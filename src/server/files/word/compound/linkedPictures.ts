import { isTooMuchToParse, type Spent } from '../archiveLimits'

/** Lists of the properties of a shape: a head, the properties, and then their texts. */
const LISTS = ['0bf0', '21f1', '22f1'].map((kind) => Buffer.from(kind, 'hex'))
const LIST_VERSION = 3
const HEAD_BYTES = 8
const PROPERTY_BYTES = 6
const HAS_TEXT = 0x8000
const PROPERTY = 0x3fff
/** The name of a picture, of one that fills a shape, and of one that fills a line. */
const NAMES = new Set([0x105, 0x187, 0x1c6])
/** The flags of a picture are the property after its name. */
const IS_LINKED = 8

type Property = { number: number; value: number; text: Buffer }

const propertiesAt = (stream: Buffer, at: number, count: number) => {
  const properties: Property[] = []
  let textAt = at + HEAD_BYTES + count * PROPERTY_BYTES
  for (let place = at + HEAD_BYTES; properties.length < count; place += PROPERTY_BYTES) {
    if (place + PROPERTY_BYTES > stream.length) break
    const kind = stream.readUInt16LE(place)
    const value = stream.readUInt32LE(place + 2)
    const textEnd = textAt + (kind & HAS_TEXT ? value : 0)
    properties.push({ number: kind & PROPERTY, value, text: stream.subarray(textAt, textEnd) })
    textAt = textEnd
  }
  return properties
}

/** The names of linked pictures. Other names are comments. */
const linksIn = (properties: readonly Property[]) => {
  const linked = new Set(properties.filter(({ value }) => value & IS_LINKED).map(({ number }) => number - 1))
  return properties.filter(({ number }) => NAMES.has(number) && linked.has(number))
}

/**
 * Where the linked pictures lie that the shapes in a stream of a .doc show. Shapes lie in many structures, so that their
 * lists of properties are looked for by their kind. Undefined where reading them takes too long.
 */
export const linkedPictures = (stream: Buffer, spent: Spent): string[] | undefined => {
  const links: string[] = []
  for (const list of LISTS)
    for (let found = stream.indexOf(list); found >= 0; found = stream.indexOf(list, found + 1)) {
      const at = found - 2
      if (at < 0 || (stream.readUInt16LE(at) & 0xf) !== LIST_VERSION) continue
      const count = stream.readUInt16LE(at) >> 4
      if (isTooMuchToParse(HEAD_BYTES + count * PROPERTY_BYTES, spent)) return undefined
      for (const { text } of linksIn(propertiesAt(stream, at, count))) {
        if (isTooMuchToParse(text.length, spent)) return undefined
        links.push(text.toString('utf16le'))
      }
    }
  return links
}
