import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import { createElement, Fragment, memo, use, type ReactNode } from 'react'
import { languageOf } from '@/domain/language'
import { plainText } from '@/domain/plainText'
import { ParseHtmlContext, type HtmlNode } from './parseHtml'

/** What content may hold; a heading of the content stands below the headings of the screen. */
const ELEMENTS: Record<string, string> = {
  a: 'a',
  b: 'strong',
  blockquote: 'blockquote',
  br: 'br',
  caption: 'caption',
  dd: 'dd',
  dl: 'dl',
  dt: 'dt',
  em: 'em',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  hr: 'hr',
  i: 'em',
  li: 'li',
  ol: 'ol',
  p: 'p',
  strong: 'strong',
  sub: 'sub',
  sup: 'sup',
  table: 'table',
  tbody: 'tbody',
  td: 'td',
  tfoot: 'tfoot',
  th: 'th',
  thead: 'thead',
  tr: 'tr',
  u: 'u',
  ul: 'ul',
}

const BLOCKS = new Set(['address', 'article', 'center', 'div', 'footer', 'header', 'main', 'section'])
const VOID = new Set(['br', 'hr'])
/** Between these a browser puts no text, and React complains of the line breaks of the source. */
const STRUCTURES = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'ul', 'ol', 'dl'])
/** Their content is no text for readers. */
const UNSHOWN = new Set(
  'button embed form head iframe input link math meta noscript object script select style svg template textarea title video audio'.split(
    ' ',
  ),
)

/** Of a path the second character must not make it another host; browsers read `\\` as `/`. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i

const linkProps = (href = ''): Record<string, string> => {
  // Browsers drop these wherever they stand in an address.
  const target = href.replace(/[\t\n\r]/g, '').trim()
  if (!SAFE_LINK.test(target)) return {}
  return /^https?:/i.test(target)
    ? { href: target, target: '_blank', rel: 'noopener noreferrer' }
    : { href: target }
}

const render = (nodes: readonly HtmlNode[], inside = ''): ReactNode[] =>
  nodes.map(({ type, data = '', name, attribs = {}, children = [] }) => {
    if (type === 'text') return STRUCTURES.has(inside) && data.trim() === '' ? null : data
    if (!name || UNSHOWN.has(name)) return null
    const element = ELEMENTS[name] ?? (BLOCKS.has(name) ? 'div' : undefined)
    const shown = render(children, element ?? inside)
    if (!element) return createElement(Fragment, null, ...shown)
    const props = element === 'a' ? linkProps(attribs.href) : null
    return VOID.has(element) ? createElement(element, props) : createElement(element, props, ...shown)
  })

/**
 * A browser that parses an event handler complains of it in its console, even where nothing of it is used:
 * handlers are made plain attributes before.
 */
const withoutHandlers = (html: string) =>
  html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi, (tag) =>
    tag.replace(/([\s"'/])on\w+(?=\s*=)/gi, '$1data-unused'),
  )

const HAS_TAGS = /<[a-z!/]/i

const proseSx: SxProps<Theme> = {
  maxWidth: '70ch',
  '& > *': { my: 0 },
  '& > * + *': { mt: 1.25 },
  '& h3, & h4': { typography: 'h3', mb: 0.75 },
  '& > * + h3, & > * + h4': { mt: 2.5 },
  '& ul, & ol': { pl: 3 },
  '& li': { mb: 0.5 },
  '& a': { color: 'primary.main' },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& td, & th': { border: 1, borderColor: 'divider', p: 1, textAlign: 'left' },
}

/**
 * The only place that shows HTML of the API. Nothing of it reaches the page as markup: elements of the list
 * above are made anew, with no attribute but the safe target of a link.
 */
export const RichText = memo(({ html }: { html: string }) => {
  const parse = use(ParseHtmlContext)
  return (
    <Box
      lang={languageOf(plainText(html))}
      sx={HAS_TAGS.test(html) ? proseSx : { ...proseSx, whiteSpace: 'pre-line' }}
    >
      {createElement(Fragment, null, ...render(parse(withoutHandlers(html))))}
    </Box>
  )
})
RichText.displayName = 'RichText'
