import { buffer } from 'node:stream/consumers'
import { zipOf } from '../zipStream'

const OFFICE = 'http://schemas.openxmlformats.org'

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`

const RELATIONSHIPS = `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const documentOf = (paragraphs: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${paragraphs.map(paragraph).join('')}</w:body></w:document>`

/** A small Word document (.docx) of plain paragraphs. */
export const writeDocument = async (paragraphs: readonly string[]) => {
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONSHIPS,
    'word/document.xml': documentOf(paragraphs),
  }
  return buffer(
    zipOf(async (add) => {
      // A packed part has its size behind its content, where some readers do not look.
      for (const [name, text] of Object.entries(parts)) await add(name, Buffer.from(text), { asItIs: true })
    }),
  )
}
