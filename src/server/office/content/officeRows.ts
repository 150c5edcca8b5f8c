import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { type ContentKind, isContentKind } from '@/domain/content/contentKinds'
import { rowTitle } from '@/domain/content/contentTexts'
import { type ContentField, fileOf } from '@/domain/content/fields'
import type { Problem } from '@/domain/content/problems'
import type { OfficeContentAnswer, OfficeContentRow } from '@/domain/office/content'
import { numerically } from '@/domain/text/compareText'
import { readMarkup } from '@/domain/text/markup'
import { ALLOWED, DROPPED, linkProps, RENAMED, VOID } from '@/domain/text/richText'
import { Refusal } from '../../config/refusal'
import { hashOf } from '../../content/encoded'
import type { Db } from '../../database/schema'
import { editedKind } from '../../import/contentKinds'
import { missingFileProblem } from '../../import/images'
import { readRow } from '../../import/readRow'
import { notUnique } from '../../import/references'
import { type ContentRow, findContentRow, listContentRows } from '../../repositories/contentRows'
import type { Cell } from '../../spreadsheet/cells'
import type { OfficeContext } from '../officeRoute'
import { invalidRequest, toBody } from '../readRequest'

const OPTIONS: IOptions = {
  allowedTags: [...ALLOWED],
  allowedAttributes: { a: ['href'] },
  nonTextTags: [...DROPPED],
  selfClosing: [...VOID],
  // No text that people write has as many elements within each other.
  nestingLimit: 50,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    ...Object.fromEntries(RENAMED),
    a: (tagName, { href }) => {
      const link = linkProps(href)
      const attribs: Attributes = link ? { href: link.href } : {}
      return { tagName, attribs }
    },
  },
}

/** HTML as visitors would be shown it: the elements of `RichText` without attributes. A plain text stays as it is. */
export const cleanHtml = (text: string) => {
  const { html, isHtml } = readMarkup(text)
  return isHtml ? sanitizeHtml(html, OPTIONS).replaceAll(' />', '>').trim() : text
}

export type OfficeKind = ReturnType<typeof editedKind>

export const kindIn = ({ param }: OfficeContext) => {
  const name = param('kind')
  if (!isContentKind(name)) throw new Refusal(404, 'There is no such content.')
  return editedKind(name)
}

export const textIn = (row: ContentRow, name: string) => `${row[name] ?? ''}`

/** The rows in the order of the site; of a kind of which it shows one, that one. */
export const rowsInOrder = async (db: Db, { table, key, isOrderedById, single }: ContentKind) => {
  const rows = await listContentRows(db, table, key)
  const inOrder = rows.toSorted((one, other) =>
    isOrderedById
      ? numerically(textIn(one, key), textIn(other, key))
      : Number(one.sort_order) - Number(other.sort_order),
  )
  return single ? inOrder.slice(0, 1) : inOrder
}

export const requireRow = async (db: Db, { table, key, one }: OfficeKind, id: string) => {
  const row = await findContentRow(db, table, key, id)
  if (!row) throw new Refusal(404, `There is no such ${one}. It may have been deleted.`)
  return row
}

/** A row that is moved keeps its version. */
export const versionOf = ({ sort_order: _place, ...row }: ContentRow) => rowVersion(row)

export const valuesOf = ({ fields }: OfficeKind, row: ContentRow) =>
  Object.fromEntries(fields.map(({ name }) => [name, textIn(row, name)]))

export const titleOf = (kind: OfficeKind, row: ContentRow) => rowTitle(kind.name, valuesOf(kind, row))

export const toOfficeRow = (kind: OfficeKind, row: ContentRow): OfficeContentRow => ({
  id: textIn(row, kind.key),
  version: versionOf(row),
  values: valuesOf(kind, row),
})

export const entryOf = async (db: Db, kind: OfficeKind, id: string): Promise<OfficeContentAnswer> => ({
  row: toOfficeRow(kind, await requireRow(db, kind, id)),
})

export const logChange = (
  trx: Db,
  { log }: OfficeContext,
  { name }: OfficeKind,
  id: string,
  details: string,
) => log(trx, { action: 'content_changed', subject: id === '' ? name : `${name} ${id}`, details })

/** Changes with every change of a row, by the office, a command or SQL. */
export const rowVersion = (row: Readonly<Record<string, unknown>>) =>
  hashOf(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))))

/** Turns a value of a form into the cell of a spreadsheet, so that both are read by the same rules. */
export const toCell = ({ type }: ContentField, value: unknown): Cell => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string') throw invalidRequest()
  return type === 'html' ? cleanHtml(value) : value
}

const fileProblems = async ({ config }: OfficeContext, { fields }: OfficeKind, values: ContentRow) => {
  const problems: Problem[] = []
  for (const field of fields) {
    const file = fileOf(field)
    const name = values[field.name]
    if (!file || typeof name !== 'string' || name === '') continue
    const problem = await missingFileProblem(config, file, name)
    if (problem) problems.push({ field: field.name, ...problem })
  }
  return problems
}

/** The problems of changed fields that identify a row. */
const fixedProblems = ({ fields }: OfficeKind, before: ContentRow | undefined, values: ContentRow) =>
  fields
    .filter(({ name, words }) => words && before && name in values && values[name] !== before[name])
    .map(({ name }): Problem => ({ field: name, code: 'fixed' }))

/** The values of a row as they are stored. Values that are not sent stay as in `before`. Refuses what `import` would. */
export const readValues = async (
  trx: Db,
  context: OfficeContext,
  kind: OfficeKind,
  sent: unknown,
  before?: ContentRow,
) => {
  const body = toBody(sent)
  const { fields } = kind
  const known = new Set(fields.map(({ name }) => name))
  if (!Object.entries(body).every(([name, value]) => known.has(name) && typeof value === 'string'))
    throw invalidRequest()
  const isSame = (name: string) =>
    body[name] === undefined || (body[name] !== '' && body[name] === before?.[name])
  const cellOf = (field: ContentField) =>
    before && isSame(field.name) ? undefined : toCell(field, body[field.name])
  return readRow(trx, fields, cellOf, async (values) => {
    const row = { number: 0, id: textIn(before ?? {}, kind.key), values }
    return [
      ...fixedProblems(kind, before, values),
      ...(kind.check?.({ ...before, ...values }) ?? []),
      ...(await fileProblems(context, kind, values)),
      ...(await notUnique(trx, kind, [row])).map(({ problem }) => problem),
    ]
  })
}
