import { styled } from '@mui/material/styles'
import parse, { domToReact, type DOMNode, type Element, type HTMLReactParserOptions } from 'html-react-parser'
import { createElement, memo } from 'react'
import { languageOf } from '@/domain/display'
import { plainText } from '@/domain/plainText'
import { DROPPED, HAS_TAGS, linkProps, tagOf, VOID } from '@/domain/richText'

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
