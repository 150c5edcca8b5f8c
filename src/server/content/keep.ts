import type { PortalDatabase } from '../database/open'
import type { Db } from '../database/schema'
import { encode, type Encoded } from '../encoded'
import { successEnvelope } from '../reply'
import { contentVersion } from '../repositories/fill'

export type Load = (db: Db) => Promise<unknown>

/**
 * Keeps the answers of content lists encoded until content changes, in this process or in another.
 * Asking costs one tiny statement; submissions move the stamp too, but not the version.
 */
export const keepContent = ({ db, changeStamp }: PortalDatabase) => {
  const kept = new Map<Load, Promise<Encoded>>()
  let stamp = ''
  let version = -1

  const forgetIfChanged = async () => {
    const newStamp = await changeStamp()
    if (newStamp === stamp) return
    const newVersion = await contentVersion(db)
    if (newVersion !== version) kept.clear()
    stamp = newStamp
    version = newVersion
  }

  const makeAnswer = async (load: Load) =>
    encode(JSON.stringify(successEnvelope({ data: await load(db) })), 'application/json; charset=utf-8')

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
