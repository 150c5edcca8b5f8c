import { TAG, UNSHOWN } from './plainText'

/** What a text keeps of its form; none of it can do anything. */
const KEPT = new Set('b br em h1 h2 h3 h4 h5 h6 i li ol p strong ul'.split(' '))

const TAG_OR_BRACKET = new RegExp(`${TAG.source}|[<>]`, 'gi')
const HAS_TAGS = /<[a-z!/]/i

const kept = (found: string, name = '') => {
  if (found === '<') return '&lt;'
  if (found === '>') return '&gt;'
  const element = name.toLowerCase()
  if (!KEPT.has(element)) return ' '
  return found.startsWith('</') ? `</${element}>` : `<${element}>`
}

const asParagraphs = (text: string) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim()}</p>`)
    .join('')

/**
 * HTML of the API for those who read it elsewhere: paragraphs, lists and emphasis without any attribute, and
 * nothing else. On our own pages it goes through `RichText`.
 */
export const bareHtml = (html: string) => {
  const marked = HAS_TAGS.test(html) ? html : asParagraphs(html)
  return marked.replace(UNSHOWN, ' ').replace(TAG_OR_BRACKET, kept).trim()
}
