import { TAG, UNSHOWN } from './plainText'

/** The elements that stay; none of them can do anything. */
const ALLOWED = new Set('b br em h1 h2 h3 h4 h5 h6 i li ol p strong ul'.split(' '))

const TAG_OR_BRACKET = new RegExp(`${TAG.source}|[<>]`, 'gi')
const HAS_TAGS = /<[a-z!/]/i

const replaceTag = (found: string, name = '') => {
  if (found === '<') return '&lt;'
  if (found === '>') return '&gt;'
  const element = name.toLowerCase()
  if (!ALLOWED.has(element)) return ' '
  return found.startsWith('</') ? `</${element}>` : `<${element}>`
}

const asParagraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('')

/**
 * HTML of the API for feeds and search engines: paragraphs, lists and emphasis without attributes. Our own pages show it
 * by `RichText`.
 */
export const bareHtml = (html: string) => {
  const marked = HAS_TAGS.test(html) ? html : asParagraphs(html)
  return marked.replace(UNSHOWN, ' ').replace(TAG_OR_BRACKET, replaceTag).trim()
}

/** A plain text as HTML. */
export const textAsHtml = (text: string) =>
  asParagraphs(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
