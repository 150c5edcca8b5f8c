import { editableHtml } from './richTextExtensions'

/** Word says by its style that a paragraph belongs to a list, and at which level. */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
/** '1.', 'a)', 'iv.' */
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i

const levelOf = (element: Element) => {
  const level = LIST_LEVEL.exec(element.getAttribute('style') ?? '')?.[1]
  if (level !== undefined) return Number(level)
  return /\bMsoListParagraph/.test(element.className) ? 1 : 0
}

/** Takes the drawn bullet or number out of a paragraph and returns it. */
const takeMark = (paragraph: Element) => {
  const marks = [...paragraph.querySelectorAll('span')].filter((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  )
  const text = marks.map((mark) => mark.textContent ?? '').join('')
  marks.forEach((mark) => mark.remove())
  return text
}

const newList = (document: Document, mark: string) =>
  document.createElement(NUMBERED.test(mark) ? 'ol' : 'ul')

/** The list at this level after those that are open; deeper ones end. */
const listAt = (open: HTMLElement[], level: number, make: () => HTMLElement) => {
  open.splice(level)
  while (open.length < level) {
    const list = make()
    const outer = open[open.length - 1]
    if (outer) (outer.lastElementChild ?? outer).append(list)
    open.push(list)
  }
  return open[level - 1]
}

const toLists = (document: Document) => {
  let open: HTMLElement[] = []
  for (const paragraph of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === 0) {
      open = []
      continue
    }
    if (open[0]?.nextElementSibling !== paragraph) open = []
    const mark = takeMark(paragraph)
    const isFirst = open.length === 0
    // A level that its outer one lacks is a first level.
    const list = listAt(open, Math.min(level, open.length + 1), () => newList(document, mark))
    if (isFirst && list) paragraph.before(list)
    const item = document.createElement('li')
    item.append(...paragraph.childNodes)
    list?.append(item)
    paragraph.remove()
  }
}

const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, hr'

/** A cell without blocks, or with one paragraph. */
const isLine = (cell: Element) => {
  const [block, ...others] = cell.querySelectorAll(BLOCKS)
  return others.length === 0 && (block === undefined || block.matches('p, div'))
}

const holdsText = ({ textContent }: Element) => (textContent ?? '').trim() !== ''

/** A row as one line, or its cells one below the other where one of them is longer. */
const lineOf = (document: Document, cells: readonly Element[]) => {
  const wrapped = (tag: 'p' | 'div', ...nodes: (Node | string)[]) => {
    const element = document.createElement(tag)
    element.append(...nodes)
    return element
  }
  if (!cells.every(isLine)) return cells.map((cell) => wrapped('div', ...cell.childNodes))
  for (const block of cells.flatMap((cell) => [...cell.querySelectorAll('p, div')]))
    block.replaceWith(...block.childNodes)
  return [wrapped('p', ...cells.flatMap((cell, index) => [...(index > 0 ? [' '] : []), ...cell.childNodes]))]
}

/** The editor has no tables, and would put the cells of one together without a gap. */
const fromTables = (document: Document) => {
  const tables = [...document.querySelectorAll('table')]
  // Those inside others first.
  for (let table = tables.pop(); table; table = tables.pop()) {
    const rows = [...table.rows].map(({ cells }) => [...cells].filter(holdsText))
    const title = table.caption && holdsText(table.caption) ? [[table.caption]] : []
    table.replaceWith(
      ...[...title, ...rows].filter(({ length }) => length > 0).flatMap((cells) => lineOf(document, cells)),
    )
  }
}

const isEmpty = (paragraph: Element) =>
  (paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('br')

/** Pasted HTML without what Word and others add: their lists become lists, rows of tables lines, and empty paragraphs go. The editor drops styles. */
export const cleanPasted = (html: string) => {
  const withoutComments = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[[^>]*\]>/g, '')
  const document = new DOMParser().parseFromString(withoutComments, 'text/html')
  document.querySelectorAll('style, script, meta, link, xml, title').forEach((element) => element.remove())
  toLists(document)
  fromTables(document)
  document.querySelectorAll('p').forEach((paragraph) => isEmpty(paragraph) && paragraph.remove())
  return editableHtml(document.body.innerHTML)
}
