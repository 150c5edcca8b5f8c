import { readMarkup, TAG, UNSHOWN } from './markup'
import { tagOf } from './richText'

const TAG_OR_BRACKET = new RegExp(`${TAG.source}|[<>]`, 'gi')

const replaceTag = (found: string, name = '') => {
  if (found === '<') return '&lt;'
  if (found === '>') return '&gt;'
  const element = name.toLowerCase()
  // A link is nothing without its target.
  if (element === 'a' || !tagOf(element)) return ' '
  return found.startsWith('</') ? `</${element}>` : `<${element}>`
}

const asParagraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('')

/** A text as HTML, whichever it was written as. */
export const markedUp = (text: string) => {
  const { html, isHtml } = readMarkup(text)
  return isHtml ? html : asParagraphs(html)
}

/** HTML of the API for feeds and search engines, without attributes. Our own pages show it by `RichText`. */
export const bareHtml = (html: string) =>
  markedUp(html).replace(UNSHOWN, ' ').replace(TAG_OR_BRACKET, replaceTag).trim()

/** A plain text as HTML. */
export const textAsHtml = (text: string) =>
  asParagraphs(text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;'))
