import { styled } from '@mui/material/styles'
import parse, { domToReact, type DOMNode, type Element, type HTMLReactParserOptions } from 'html-react-parser'
import { createElement, memo, type AnchorHTMLAttributes } from 'react'
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

const isElement = (node: DOMNode): node is Element => 'attribs' in node

const options: HTMLReactParserOptions = {
  replace: (node) => {
    if (!isElement(node)) return undefined
    const { name, attribs, children } = node
    if (DROPPED.has(name)) return <></>
    const tag = tagOf(name)
    const inside = domToReact(children as DOMNode[], options)
    if (!tag) return <>{inside}</>
    if (VOID.has(tag)) return createElement(tag)
    return createElement(tag, tag === 'a' ? linkProps(attribs.href) : null, inside)
  },
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
 * without any attribute but the safe target of a link.
 */
export const RichText = memo(({ html }: { html: string }) => (
  <Prose
    lang={languageOf(plainText(html))}
    style={HAS_TAGS.test(html) ? undefined : { whiteSpace: 'pre-line' }}
  >
    {parse(html, options)}
  </Prose>
))
RichText.displayName = 'RichText'
