import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { encode, type Encoded } from './encoded'
import { successEnvelope } from '../http/reply'
import { watchVersion } from './version'

export type Load = (db: Db) => Promise<unknown>

/** Keeps the answers of content lists encoded until content changes. */
export const keepContent = (database: PortalDatabase) => {
  const versionNow = watchVersion(database)
  const kept = new Map<Load, Promise<Encoded>>()
  let keptVersion = -1

  const forgetIfChanged = async () => {
    const version = await versionNow()
    if (version !== keptVersion) kept.clear()
    keptVersion = version
  }

  const makeAnswer = async (load: Load) =>
    encode(
      JSON.stringify(successEnvelope({ data: await load(database.db) })),
      'application/json; charset=utf-8',
    )

  return async (load: Load) => {
    await forgetIfChanged()
    const found = kept.get(load)
    if (found) return found
    const answer = makeAnswer(load)
    kept.set(load, answer)
    answer.catch(() => kept.delete(load))
    return answer
  }
}
