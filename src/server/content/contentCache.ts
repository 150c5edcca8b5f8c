import type { PortalDatabase } from '../database/open'
import type { Encoded } from './encoded'
import { watchVersion } from './version'

/** Caches the encoded answers of content lists until the content changes. An answer that fails is not kept. */
export const createContentCache = <Key>(
  database: PortalDatabase,
  answerTo: (key: Key) => Promise<Encoded>,
) => {
  const currentVersion = watchVersion(database)
  const answers = new Map<Key, Promise<Encoded>>()
  let cachedVersion = ''

  return async (key: Key) => {
    const version = await currentVersion()
    if (version !== cachedVersion) answers.clear()
    cachedVersion = version
    const cached = answers.get(key)
    if (cached) return cached
    const answer = answerTo(key)
    answers.set(key, answer)
    answer.catch(() => answers.delete(key))
    return answer
  }
}
