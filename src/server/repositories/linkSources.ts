import { isBuiltIn, isSlug, type LinkSource } from '@/domain/submissions/sources'
import type { Db } from '../database/schema'
import { hasRow } from './queries'

/** The sources that the staff named, in their order. */
export const listLinkSources = (db: Db): Promise<LinkSource[]> =>
  db.selectFrom('link_source').select(['slug', 'name']).orderBy('sort_order').orderBy('id').execute()

/** A slug that links can carry; '' for any other text. */
export const knownSource = async (db: Db, text: string) => {
  if (!isSlug(text)) return ''
  const isKnown =
    isBuiltIn(text) || (await hasRow(db.selectFrom('link_source').select('id').where('slug', '=', text)))
  return isKnown ? text : ''
}
