import { XMLBuilder } from 'fast-xml-parser'

/** Everything that XML 1.0 cannot hold in any way of writing: most control characters, halves of characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const allowed = (value: unknown) => (typeof value === 'string' ? value.replace(FORBIDDEN, '') : value)

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  tagValueProcessor: (_name, value) => allowed(value),
  attributeValueProcessor: (_name, value) => allowed(value),
})

/** A document; the names of attributes begin with `@`, what is undefined is left out. */
export const toXml = (document: object) => `<?xml version="1.0" encoding="UTF-8"?>${builder.build(document)}`
