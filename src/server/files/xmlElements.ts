import { XMLParser } from 'fast-xml-parser'

export type XmlElement = { name: string; attributes: Readonly<Record<string, string>> }

/** XML may be in UTF-16, also without a byte order mark. */
const encodingOf = ([first, second]: Buffer) => {
  if (first === 0xfe || first === 0) return 'utf-16be'
  return first === 0xff || second === 0 ? 'utf-16le' : 'utf-8'
}

/**
 * All elements with their attributes, names without their namespace prefix. Undefined where the XML is malformed or
 * declares a document type, which Office does not accept.
 */
export const xmlElements = (xml: Buffer): XmlElement[] | undefined => {
  const text = new TextDecoder(encodingOf(xml)).decode(xml)
  if (/<!DOCTYPE/i.test(text)) return undefined
  const elements: XmlElement[] = []
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    // Decodes numeric character references.
    htmlEntities: true,
    updateTag: (name, _path, attributes: Record<string, string> | undefined) => {
      elements.push({ name, attributes: attributes ?? {} })
      return true
    },
  })
  try {
    parser.parse(text)
    return elements
  } catch {
    return undefined
  }
}
