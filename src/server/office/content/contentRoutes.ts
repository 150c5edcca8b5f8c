import { MEGABYTE } from '@/domain/limits'
import { contentFiles, type OfficeContentCounts, type OfficeContentList } from '@/domain/office/content'
import { type ContentKindName, contentKindNames, contentKinds } from '@/domain/office/contentKinds'
import { plainText } from '@/domain/plainText'
import { foldText, someContain } from '@/domain/compareText'
import type { Db } from '../../database/schema'
import { queryOf } from '../../http/logs/routeOf'
import { type ContentRow, countRows } from '../../repositories/contentRows'
import { type GuardedRoute, type OfficeContext, route } from '../officeRoute'
import { pageIn } from '../readRequest'
import { addContent, changeContent, deleteContent, moveContent } from './changeContent'
import { addContentFile } from './contentFile'
import { entryOf, kindIn, type OfficeKind, rowsInOrder, textIn, toOfficeRows } from './officeRows'

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
const listContent = async (context: OfficeContext): Promise<OfficeContentList> => {
  const { db } = context.database
  const kind = kindIn(context)
  const query = queryOf(context.request)
  const { limit, offset } = pageIn(query, PAGE_SIZE)
  const found = await search(db, kind, await rowsInOrder(db, kind), query.get('search') ?? '')
  const rows = await toOfficeRows(db, kind, found.slice(offset, offset + limit))
  return { rows, total: found.length }
}

/** How many rows the site shows of each kind. */
const contentCounts = async ({ database: { db } }: OfficeContext): Promise<OfficeContentCounts> => {
  const counts: [ContentKindName, number][] = []
  for (const name of contentKindNames) {
    const { table, single } = contentKinds[name]
    const count = await countRows(db, table)
    counts.push([name, single ? Math.min(count, 1) : count])
  }
  return { counts: Object.fromEntries(counts) as OfficeContentCounts['counts'] }
}

/** Two long texts in letters of three bytes each, or the ids of a long list. */
const BODY_MAX_BYTES = 512 * 1024
/** The largest file with the headers around it. */
const FILE_BODY_MAX_BYTES = contentFiles.video.maxBytes + MEGABYTE

/** The content of the site beside the jobs. */
export const contentRoutes: GuardedRoute[] = [
  route('reader', 'GET', '/content', contentCounts),
  route('reader', 'GET', '/content/:kind', listContent),
  route('reader', 'GET', '/content/:kind/:id', (context) =>
    entryOf(context.database.db, kindIn(context), context.param('id')),
  ),
  route('recruiter', 'POST', '/content/:kind', addContent, { bodyMaxBytes: BODY_MAX_BYTES }),
  route('recruiter', 'PUT', '/content/:kind/order', moveContent, { bodyMaxBytes: BODY_MAX_BYTES }),
  route('recruiter', 'PUT', '/content/:kind/:id', changeContent, { bodyMaxBytes: BODY_MAX_BYTES }),
  route('recruiter', 'DELETE', '/content/:kind/:id', deleteContent),
  route('recruiter', 'POST', '/content/:kind/files', addContentFile, { bodyMaxBytes: FILE_BODY_MAX_BYTES }),
]
