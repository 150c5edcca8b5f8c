import { styled } from '@mui/material/styles'
import { domToReact, Element, type DOMNode, type HTMLReactParserOptions } from 'html-react-parser'
import { parseDocument } from 'htmlparser2'
import { createElement, memo, type AnchorHTMLAttributes, type ReactNode } from 'react'
import { languageOf } from '@/domain/language'
import { plainText } from '@/domain/plainText'

/** The elements that content may contain; its headings are below the headings of the screen. */
const headings: Record<string, string> = { h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }
const others: Record<string, string> = { b: 'strong', i: 'em' }
const ALLOWED = new Set(
  'a blockquote br caption dd dl dt em hr li ol p strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const BLOCKS = new Set('address article center div footer header main section'.split(' '))
const VOID = new Set(['br', 'hr'])
/** Elements whose content is not text for readers. */
const DROPPED = new Set(
  'button embed form head iframe input link math meta noscript object script select style svg template textarea title video audio'.split(
    ' ',
  ),
)

const tagOf = (name: string) => {
  if (BLOCKS.has(name)) return 'div'
  return headings[name] ?? others[name] ?? (ALLOWED.has(name) ? name : undefined)
}

/** The second character of a path must not make it another host; browsers read `\\` as `/`. */
const SAFE_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\]))/i

const linkProps = (href = ''): AnchorHTMLAttributes<HTMLAnchorElement> | null => {
  // Browsers ignore these characters anywhere in an address.
  const target = href.replace(/[\t\n\r]/g, '').trim()
  if (!SAFE_LINK.test(target)) return null
  return /^https?:/i.test(target)
    ? { href: target, target: '_blank', rel: 'noopener noreferrer' }
    : { href: target }
}

const options: HTMLReactParserOptions = {
  replace: (node) => {
    if (!(node instanceof Element)) return undefined
    const { name, attribs, children } = node
    if (DROPPED.has(name)) return <></>
    const tag = tagOf(name)
    if (!tag) return <>{toReact(children)}</>
    if (VOID.has(tag)) return createElement(tag)
    if (tag === 'table') return tableOf(children)
    return createElement(tag, tag === 'a' ? linkProps(attribs.href) : null, toReact(children))
  },
}

const toReact = (nodes: Element['children']): ReactNode => domToReact(nodes as DOMNode[], options)

const isRow = (node: Element['children'][number]) => node instanceof Element && node.name === 'tr'

/** A browser puts loose rows into a body, and hydration expects what the browser made of the page. */
const tableOf = (children: Element['children']) => {
  const rows = children.filter(isRow)
  return (
    <table>
      {toReact(children.filter((node) => !isRow(node)))}
      {rows.length > 0 ? <tbody>{toReact(rows)}</tbody> : null}
    </table>
  )
}

const HAS_TAGS = /<[a-z!/]/i

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '70ch',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginTop: 10 },
  '& h3, & h4': { ...theme.typography.h3, marginBottom: 6 },
  '& > * + h3, & > * + h4': { marginTop: 20 },
  '& ul, & ol': { paddingLeft: 24 },
  '& li': { marginBottom: 4 },
  '& a': { color: theme.palette.primary.main },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& td, & th': { border: `1px solid ${theme.palette.divider}`, padding: 8, textAlign: 'left' },
}))

/**
 * The only component that shows HTML of the API. It is never injected: the allowed elements are created by React,
 * without any attribute but the safe target of a link. Server and browser use the same parser, so that both draw the
 * same; the browser's own would also report inline handlers to the console.
 */
export const RichText = memo(({ html }: { html: string }) => (
  <Prose
    lang={languageOf(plainText(html))}
    style={HAS_TAGS.test(html) ? undefined : { whiteSpace: 'pre-line' }}
  >
    {toReact(parseDocument(html).children)}
  </Prose>
))
RichText.displayName = 'RichText'
