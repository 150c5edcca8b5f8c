import { text as textOf } from 'node:stream/consumers'
import { SaxesParser } from 'saxes'
import { readZip } from '../../files/zip.ts'

/** The parts with words, in the order in which they are read; the name of a person may be in the header. */
const PARTS = ['header', 'document', 'footnotes', 'endnotes', 'diagrams/data']

const PART = /^word\/(header|document|footnotes|endnotes|diagrams\/data)\d*\.xml$/i

/** Whatever prefix a program gives to the namespace. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The text of an element. */
const MARKS: Record<string, string> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '-',
  softHyphen: '',
}
/** The ends of paragraphs, cells and rows separate words. */
const SEPARATING: Record<string, string> = { p: '\n', tc: '\t', tr: '\n' }
/** Tabs of the layout, what was deleted, and what another part of the text holds. */
const SKIPPED = new Set(['tabs', 'del', 'moveFrom', 'pPr', 'rPr'])

/** The words of a part. Where a text box comes in two forms, the first that has words is read. */
const wordsOf = (xml: string) => {
  let words = ''
  let skipping = 0
  let isText = false
  /** For each pair of forms, how long the text was before it. */
  const pairs: number[] = []
  const parser = new SaxesParser({ position: false })
  const isSkipped = (name: string) =>
    SKIPPED.has(name) || (name === 'Fallback' && words.slice(pairs.at(-1)).trim() !== '')

  parser.on('opentag', ({ name: full, isSelfClosing }) => {
    const name = localName(full)
    if (skipping > 0 || isSkipped(name)) {
      skipping += 1
      return
    }
    if (name === 'AlternateContent') pairs.push(words.length)
    if (name === 'txbxContent') words += '\n'
    if (!isSelfClosing) isText = name === 't'
    words += MARKS[name] ?? ''
  })
  parser.on('text', (text) => {
    if (isText && skipping === 0) words += text
  })
  parser.on('closetag', ({ name: full }) => {
    const name = localName(full)
    isText = false
    if (skipping > 0) {
      skipping -= 1
      return
    }
    if (name === 'AlternateContent') pairs.pop()
    words += SEPARATING[name] ?? ''
  })
  parser.write(xml).close()
  return words
}

/** The words of a .docx: paragraphs, tables, boxes, notes and diagrams. Fails where it cannot be read. */
export const readDocx = async (bytes: Buffer) => {
  const found: { order: number; words: string }[] = []
  for (const { name, unpack } of await readZip(bytes)) {
    const [, part = ''] = PART.exec(name) ?? []
    const order = PARTS.indexOf(part.toLowerCase())
    if (order !== -1) found.push({ order, words: wordsOf(await textOf(unpack())) })
  }
  if (found.length === 0) throw new Error('There is no text in this document.')
  const inOrder = found.toSorted((one, other) => one.order - other.order)
  return inOrder
    .map(({ words }) => words)
    .filter((words) => words.trim() !== '')
    .join('\n')
}
