import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import type { Encoded } from './encoded'
import { watchVersion } from './version'

export type Load = (db: Db) => Promise<unknown>

/** Caches the encoded answers of content lists until the content changes. */
export const createContentCache = (database: PortalDatabase, toAnswer: (data: unknown) => Encoded) => {
  const currentVersion = watchVersion(database)
  const answers = new Map<Load, Promise<Encoded>>()
  let cachedVersion = ''

  return async (load: Load) => {
    const version = await currentVersion()
    if (version !== cachedVersion) answers.clear()
    cachedVersion = version
    const cached = answers.get(load)
    if (cached) return cached
    const answer = load(database.db).then(toAnswer)
    answers.set(load, answer)
    answer.catch(() => answers.delete(load))
    return answer
  }
}
