import { styled } from '@mui/material/styles'
import parse, { type DOMNode } from 'html-dom-parser'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Language } from '@/domain/languages'
import { INLINE_TAGS, plainText, readMarkup } from '@/domain/text/markup'
import { DROPPED, linkProps, tagOf, VOID } from '@/domain/text/richText'
import { otherLanguage } from '@/domain/content/localized'
import { useLanguage } from './language'

const TEXT_NODE = 3

/** React warns of space between the rows and cells of a table. */
const isSpaceInTable = (text: string, parent = '') =>
  /^(?:table|thead|tbody|tfoot|tr)$/.test(parent) && text.trim() === ''

const textOf = (node: DOMNode): string => {
  if ('attribs' in node) return (node.children as DOMNode[]).map(textOf).join(' ')
  return node.nodeType === TEXT_NODE ? node.data : ''
}

/** `language`: of the surrounding text. A paragraph in another one is marked, as some texts change half-way. */
const toReact = (nodes: readonly DOMNode[], language: Language, parent?: string): ReactNode =>
  nodes.map((node, index) => {
    if (!('attribs' in node))
      return node.nodeType === TEXT_NODE && !isSpaceInTable(node.data, parent) ? node.data : null
    const { name, attribs, children } = node
    if (DROPPED.has(name)) return null
    const tag = tagOf(name)
    const lang = tag && !INLINE_TAGS.has(tag) ? otherLanguage(textOf(node), language) : undefined
    const inside = VOID.has(name)
      ? undefined
      : toReact(children as DOMNode[], lang ?? language, tag ?? parent)
    const attributes = { ...(tag === 'a' && linkProps(attribs.href)), ...(lang && { lang }) }
    return createElement(tag ?? Fragment, { key: index, ...attributes }, inside)
  })

const Prose = styled('div')(({ theme }) => ({
  maxWidth: '43em',
  '& > *': { marginBlock: 0 },
  '& > * + *': { marginTop: 10 },
  '& h3, & h4': { ...theme.typography.h3, marginBottom: 6 },
  '& > * + h3, & > * + h4': { marginTop: 20 },
  '& ul, & ol': { paddingLeft: 24, listStyle: 'revert' },
  '& li': { marginBottom: 4 },
  '& a': { color: theme.palette.primary.main },
  '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse' },
  '& td, & th': { border: `1px solid ${theme.palette.divider}`, padding: 8, textAlign: 'left' },
}))

/** The only component that shows HTML of the API: React makes the allowed elements, and nothing is injected. It marks its languages. */
export const RichText = ({ html: sent }: { html: string }) => {
  const language = useLanguage()
  const { html, isHtml } = readMarkup(sent)
  const lang = otherLanguage(plainText(sent), language)
  return (
    <Prose lang={lang} style={isHtml ? undefined : { whiteSpace: 'pre-line' }}>
      {toReact(parse(html), lang ?? language)}
    </Prose>
  )
}
