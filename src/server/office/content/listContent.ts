import type { OfficeContentCounts, OfficeContentList } from '@/domain/office/content'
import { contentKindNames, contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { plainText } from '@/domain/plainText'
import { foldText, someContain } from '@/domain/compareText'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/logs/routeOf'
import type { ContentRow } from '../../repositories/contentRows'
import { countRows } from '../../repositories/office/content'
import type { OfficeContext } from '../officeRoute'
import { pageIn } from '../readQuery'
import { kindIn, rowsInOrder, textIn, toOfficeRows, type OfficeKind } from './officeRows'

const PAGE_SIZE = 100
const SEARCH_CHARACTERS = 200
const WORDS_MAX = 10

const namesOf = async (db: Db, name: ContentKindName) => {
  const kind = contentKinds[name]
  const rows = await rowsInOrder(db, kind)
  return new Map(rows.map((row) => [textIn(row, kind.key), textIn(row, kind.fields[0].name)]))
}

/** The texts of a row in which a search looks; a reference is the name of its row. */
const searchedTexts = async (db: Db, { fields }: OfficeKind) => {
  const readers: ((row: ContentRow) => string)[] = []
  for (const { name, type, refersTo } of fields) {
    const names = refersTo && (await namesOf(db, refersTo))
    readers.push((row) => {
      const text = textIn(row, name)
      if (names) return names.get(text) ?? ''
      return type === 'html' ? plainText(text) : text
    })
  }
  return (row: ContentRow) => readers.map((read) => foldText(read(row)))
}

/** The rows in whose texts each word stands. */
const search = async (db: Db, kind: OfficeKind, rows: ContentRow[], sent: string) => {
  const words = foldText(sent.slice(0, SEARCH_CHARACTERS)).split(' ').filter(Boolean).slice(0, WORDS_MAX)
  if (words.length === 0) return rows
  const textsOf = await searchedTexts(db, kind)
  return rows.filter((row) => {
    const texts = textsOf(row)
    return words.every((word) => someContain(texts, word))
  })
}

/** One page of the rows of a kind, in the order of the site. */
export const listContent = async (context: OfficeContext): Promise<OfficeContentList> => {
  const { db } = context.database
  const kind = kindIn(context)
  const query = queryOf(context.request)
  const { limit, offset } = pageIn(query, PAGE_SIZE)
  const found = await search(db, kind, await rowsInOrder(db, kind), query.get('search') ?? '')
  const rows = await toOfficeRows(db, kind, found.slice(offset, offset + limit))
  return { rows, total: found.length }
}

/** How many rows the site shows of each kind. */
export const contentCounts = async ({ database: { db } }: OfficeContext): Promise<OfficeContentCounts> => {
  const counts: [ContentKindName, number][] = []
  for (const name of contentKindNames) {
    const { table, single } = contentKinds[name]
    const count = await countRows(db, table)
    counts.push([name, single ? Math.min(count, 1) : count])
  }
  return { counts: Object.fromEntries(counts) as OfficeContentCounts['counts'] }
}
