import { htmlToDOM, type DOMNode } from 'html-react-parser'
import { DROPPED, HAS_TAGS, linkProps, tagOf, VOID } from '@/domain/richText'

/** No text that people write has as many elements within each other. */
const DEPTH_MAX = 50

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const startOf = (tag: string, href: string | undefined) => {
  const link = tag === 'a' ? linkProps(href) : null
  return link ? `<${tag} href="${escaped(link.href).replaceAll('"', '&quot;')}">` : `<${tag}>`
}

const htmlOf = (nodes: readonly DOMNode[], depth: number): string => {
  if (depth > DEPTH_MAX) return ''
  return nodes
    .map((node) => {
      if (node.type === 'text' && 'data' in node) return escaped(node.data)
      if (!('attribs' in node) || DROPPED.has(node.name)) return ''
      const inside = htmlOf(node.children as DOMNode[], depth + 1)
      const tag = tagOf(node.name)
      if (tag === undefined) return inside
      return VOID.has(tag) ? `<${tag}>` : `${startOf(tag, node.attribs.href)}${inside}</${tag}>`
    })
    .join('')
}

/** What visitors would be shown of HTML: the elements of `RichText` without attributes. A text without tags stays as it is. */
export const cleanHtml = (html: string) => (HAS_TAGS.test(html) ? htmlOf(htmlToDOM(html), 0).trim() : html)
