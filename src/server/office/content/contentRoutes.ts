import type { Places } from '../../import/images'
import { MEGABYTE } from '@/domain/limits'
import { contentFiles } from '@/domain/office/content'
import { reads, writes, type GuardedRoute } from '../officeRoute'
import { addContent, changeContent, deleteContent } from './changeContent'
import { addContentFile } from './contentFile'
import { contentCounts, listContent } from './listContent'
import { moveContent } from './moveContent'
import { entryOf, idIn, kindIn } from './officeRows'

/** Two long texts in letters of three bytes each, or the ids of a long list. */
const BODY_MAX_BYTES = 512 * 1024
/** The largest file with the headers around it. */
const FILE_BODY_MAX_BYTES = contentFiles.video.maxBytes + MEGABYTE

/** The content of the site beside the jobs. */
export const contentRoutes = (places: Places): GuardedRoute[] => [
  reads('/content', contentCounts),
  reads('/content/:kind', listContent),
  reads('/content/:kind/:id', (context) => entryOf(context.database.db, kindIn(context), idIn(context))),
  writes('POST', '/content/:kind', (context) => addContent(places, context), BODY_MAX_BYTES),
  writes('PUT', '/content/:kind/order', moveContent, BODY_MAX_BYTES),
  writes('PUT', '/content/:kind/:id', (context) => changeContent(places, context), BODY_MAX_BYTES),
  writes('DELETE', '/content/:kind/:id', deleteContent),
  writes('POST', '/content/:kind/files', (context) => addContentFile(places, context), FILE_BODY_MAX_BYTES),
]
