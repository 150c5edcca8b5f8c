import { StarterKit } from '@tiptap/starter-kit'
import { markedUp } from '@/domain/text/bareHtml'
import { linkProps } from '@/domain/text/richText'

/** The elements that `RichText` shows; its headings come below those of the page. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => linkProps(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
]

/** Elements that visitors see but the editor drops. */
const NOT_KEPT = /<(table|dl|sub|sup)\b/i

export const losesForm = (html: string) => NOT_KEPT.test(html)

/** Maps headings of any level to the two of the editor. */
const twoHeadings = (html: string) =>
  html.replace(
    /(<\/?)h([1-6])\b/gi,
    (_tag, start: string, level: string) => `${start}h${Number(level) < 4 ? 3 : 4}`,
  )

/** Stored text for the editor: plain text becomes paragraphs. */
export const editableHtml = (stored: string) => twoHeadings(markedUp(stored))

/** Word marks list paragraphs and their level in the style. */
const LIST_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i
/** The bullet or number that Word draws. */
const MARK = '[style*="mso-list:ignore" i]'
/** '1.', 'a)', 'iv.' */
const NUMBERED = /^\s*(?:\d+|[a-z]|[ivx]+)[.)]/i

const levelOf = (paragraph: Element) => {
  const level = LIST_LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1]
  if (level !== undefined) return Number(level)
  return /\bMsoListParagraph/.test(paragraph.className) ? 1 : 0
}

const wrapped = (tag: 'div' | 'li', ...nodes: (Node | string)[]) => {
  const element = document.createElement(tag)
  element.append(...nodes)
  return element
}

/** Turns Word's paragraphs into lists. A list inside a list belongs to the item before it. */
const toLists = (body: HTMLElement) => {
  let open: HTMLElement[] = []
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph)
    if (level === 0 || open[0]?.nextElementSibling !== paragraph) open = []
    if (level === 0) continue
    const mark = paragraph.querySelector(MARK)
    open.splice(level)
    const outer = open[open.length - 1]
    if (open.length < level) {
      const list = document.createElement(NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul')
      if (outer) outer.append(list)
      else paragraph.before(list)
      open.push(list)
    }
    mark?.remove()
    open[open.length - 1]?.append(wrapped('li', ...paragraph.childNodes))
    paragraph.remove()
  }
}

/** The editor has no tables: each row becomes a line, or its paragraphs stay one below the other. */
const fromTables = (body: HTMLElement) => {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.rows].map(({ cells }) => [...cells].flatMap((cell) => [...cell.childNodes, ' ']))
    table.replaceWith(...(table.caption?.childNodes ?? []), ...rows.map((nodes) => wrapped('div', ...nodes)))
  }
}

/** Cleans pasted HTML: Word's lists become lists, table rows become lines, empty paragraphs go. The editor drops the rest. */
export const cleanPasted = (html: string) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  toLists(body)
  fromTables(body)
  for (const paragraph of body.querySelectorAll('p'))
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('br')) paragraph.remove()
  return editableHtml(body.innerHTML)
}

/** Whether pasted or dropped data has a picture. Spreadsheets add a picture of the copied cells. */
export const hasPicture = (data: DataTransfer | null) => {
  const html = data?.getData('text/html') ?? ''
  if (html !== '') return /<img\b/i.test(html)
  return [...(data?.files ?? [])].some(({ type }) => type.startsWith('image/'))
}
