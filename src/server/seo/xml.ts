import { XMLBuilder } from 'fast-xml-parser'

/** Characters that XML 1.0 cannot hold even when escaped: most control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const allowed = (value: unknown) => (typeof value === 'string' ? value.replace(FORBIDDEN, '') : value)

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => allowed(value),
  attributeValueProcessor: (_name, value) => allowed(value),
})

/** Builds elements. Names of attributes begin with `@`; undefined values are omitted. */
export const toXmlPart = (elements: object): string => builder.build(elements)

/** Builds a document. */
export const toXml = (document: object) => `<?xml version="1.0" encoding="UTF-8"?>${toXmlPart(document)}`
