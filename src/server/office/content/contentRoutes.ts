import { MEGABYTE } from '@/domain/site/limits'
import { contentFiles, type OfficeContentCounts, type OfficeContentList } from '@/domain/office/content'
import { type ContentKindName, contentKindNames, contentKinds } from '@/domain/content/contentKinds'
import { countRows, countWithoutHindi } from '../../repositories/contentRows'
import { type GuardedRoute, type OfficeContext, route } from '../officeRoute'
import { addContent, changeContent, deleteContent, moveContent } from './changeContent'
import { addContentFile } from './contentFile'
import { entryOf, kindIn, rowsInOrder, toOfficeRow } from './officeRows'

/** The rows of a kind in the order of the site. The office searches them itself. */
const listContent = async (context: OfficeContext): Promise<OfficeContentList> => {
  const kind = kindIn(context)
  const rows = await rowsInOrder(context.database.db, kind)
  return { rows: rows.map((row) => toOfficeRow(kind, row)) }
}

const byKind = (counts: readonly [ContentKindName, number][]) =>
  Object.fromEntries(counts) as Record<ContentKindName, number>

/** How many rows the site shows of each kind, and how many of them lack Hindi. */
const contentCounts = async ({ database: { db } }: OfficeContext): Promise<OfficeContentCounts> => {
  const counts: [ContentKindName, number][] = []
  const withoutHindi: [ContentKindName, number][] = []
  for (const name of contentKindNames) {
    const { table, single, fields } = contentKinds[name]
    const shown = (count: number) => (single ? Math.min(count, 1) : count)
    counts.push([name, shown(await countRows(db, table))])
    withoutHindi.push([name, shown(await countWithoutHindi(db, table, fields))])
  }
  return { counts: byKind(counts), withoutHindi: byKind(withoutHindi) }
}

/** Two long texts in letters of three bytes each, or the ids of a long list. */
const BODY_MAX_BYTES = 512 * 1024
/** The largest file with the headers around it. */
const FILE_BODY_MAX_BYTES = contentFiles.video.maxBytes + MEGABYTE

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
