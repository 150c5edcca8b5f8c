import { SaxesParser } from 'saxes'

export type XmlElement = { name: string; attributes: Readonly<Record<string, string>> }

/** XML may be in UTF-16, also without a byte order mark. */
const decode = (xml: Buffer) => {
  const [first, second] = xml
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(xml)
  return new TextDecoder(first === 0xff || second === 0 ? 'utf-16le' : 'utf-8').decode(xml)
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** All elements of these names with their attributes, as far as the XML can be read. */
export const xmlElements = (xml: Buffer, names: ReadonlySet<string>): XmlElement[] => {
  const elements: XmlElement[] = []
  const parser = new SaxesParser({ position: false })
  parser.on('opentag', ({ name, attributes }) => {
    const plain = withoutPrefix(name)
    if (names.has(plain)) elements.push({ name: plain, attributes: attributes as Record<string, string> })
  })
  try {
    parser.write(decode(xml)).close()
  } catch {
    // Word does not open a document with such a part.
  }
  return elements
}
