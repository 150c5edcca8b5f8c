import { createContext } from 'react'

/** A piece of the HTML of content: a text, an element, or what is neither and not shown. */
export type HtmlNode = {
  type: string
  data?: string
  name?: string
  attribs?: Partial<Record<string, string>>
  children?: readonly HtmlNode[]
}

const ELEMENT = 1
const TEXT = 3

const attributesOf = (element: Element) =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))

const toNode = (node: Node): HtmlNode => {
  if (node.nodeType === TEXT) return { type: 'text', data: node.nodeValue ?? '' }
  if (node.nodeType !== ELEMENT) return { type: 'other' }
  const element = node as Element
  return {
    type: 'tag',
    name: element.localName,
    attribs: attributesOf(element),
    children: Array.from(element.childNodes, toNode),
  }
}

export type ParseHtml = (html: string) => readonly HtmlNode[]

/** Reads HTML by the browser's own rules; nothing of it runs or loads. */
const parseInBrowser: ParseHtml = (html) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return Array.from(template.content.childNodes, toNode)
}

/** How HTML is read: where there is no browser another way is passed in. */
export const ParseHtmlContext = createContext<ParseHtml>(parseInBrowser)
