import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { readMarkup } from '@/domain/text/markup'
import { ALLOWED, DROPPED, linkProps, RENAMED, VOID } from '@/domain/text/richText'

const OPTIONS: IOptions = {
  allowedTags: [...ALLOWED],
  allowedAttributes: { a: ['href'] },
  nonTextTags: [...DROPPED],
  selfClosing: [...VOID],
  // No text that people write has as many elements within each other.
  nestingLimit: 50,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    ...Object.fromEntries(RENAMED),
    a: (tagName, { href }) => {
      const link = linkProps(href)
      const attribs: Attributes = link ? { href: link.href } : {}
      return { tagName, attribs }
    },
  },
}

/** HTML as visitors would be shown it: the elements of `RichText` without attributes. A plain text stays as it is. */
export const cleanHtml = (text: string) => {
  const { html, isHtml } = readMarkup(text)
  return isHtml ? sanitizeHtml(html, OPTIONS).replaceAll(' />', '>').trim() : text
}
