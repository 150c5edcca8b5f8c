import { SaxesParser } from 'saxes'

export type XmlElement = { name: string; attributes: Readonly<Record<string, string>> }

type Handlers = {
  /** Most elements are of no interest, so that more than the name is told on request. */
  onElement: (name: string, attributes: () => XmlElement['attributes'], prefix: () => string) => void
  onNamespace?: (prefix: string, uri: string) => void
  onText?: (text: string) => void
  onEnd?: (name: string) => void
}

/** Those of the standard, and those that write ASCII as they do. */
const ENCODINGS = /^(?:utf-?8|utf-?16(?:[bl]e)?|us-ascii|iso-8859-\d+|windows-125\d)$/i

/** XML may be in UTF-16, also without a byte order mark. */
export const xmlDecoder = ([first, second]: Buffer) => {
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be')
  return new TextDecoder(first === 0xff || second === 0 ? 'utf-16le' : 'utf-8')
}

/** Thrown by a reader of XML. */
export class UnusableXml extends Error {}

const prefixOf = (name: string) => name.slice(0, Math.max(name.indexOf(':'), 0))
const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Programs differ about which of two attributes counts that differ in their prefix alone. */
const plainAttributes = (attributes: Record<string, unknown>) => {
  const all = Object.entries(attributes)
  const plain = Object.fromEntries(all.map(([key, value]) => [withoutPrefix(key), String(value)]))
  if (Object.keys(plain).length < all.length) throw new UnusableXml('two attributes of one name')
  return plain
}

/**
 * Reads XML piece by piece; names come without their namespace prefix. It throws where the XML is malformed, or declares a document
 * type, which Office does not accept, or another encoding.
 */
export const xmlReader = ({ onElement, onNamespace, onText, onEnd }: Handlers) => {
  const parser = new SaxesParser({ position: false })
  parser.on('opentag', ({ name, attributes }) =>
    onElement(
      withoutPrefix(name),
      () => plainAttributes(attributes),
      () => prefixOf(name),
    ),
  )
  parser.on('closetag', ({ name }) => onEnd?.(withoutPrefix(name)))
  if (onNamespace)
    parser.on('attribute', ({ name, value }) => {
      if (name === 'xmlns' || name.startsWith('xmlns:')) onNamespace(name.slice('xmlns:'.length), value)
    })
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  parser.on('doctype', () => {
    throw new UnusableXml('a document type')
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.test(encoding)) throw new UnusableXml(`the encoding ${encoding}`)
  })
  return parser
}

/** All elements of these names with their attributes; undefined where the XML cannot be used. */
export const xmlElements = (xml: Buffer, names: ReadonlySet<string>): XmlElement[] | undefined => {
  const elements: XmlElement[] = []
  try {
    xmlReader({
      onElement: (name, attributes) => {
        if (names.has(name)) elements.push({ name, attributes: attributes() })
      },
    })
      .write(xmlDecoder(xml).decode(xml))
      .close()
    return elements
  } catch {
    return undefined
  }
}
