import { SERVER } from '@/domain/office/log'
import type { Db } from '../database/schema'
import { deriveTold, findMailedAnswer, hasLaterAnswer, markAnswer } from '../repositories/office/answers'
import { changeEntries, lockEntries, recordChanges } from '../repositories/office/inboxChanges'
import { headOf } from '../repositories/office/interviews'
import { insertLogLines } from '../repositories/office/log'
import { putToTell } from '../repositories/office/toTell'
import { findInList } from '../repositories/office/toTellList'

const log = {
  account: SERVER,
  action: 'submission_changed',
  details: 'E-mail not delivered',
  address: '',
} as const

/** The main submissions: those into which others of these were merged. */
const headsOf = async (trx: Db, references: readonly string[]) => {
  const heads = new Map<string, NonNullable<Awaited<ReturnType<typeof headOf>>>>()
  for (const reference of references) {
    const found = await headOf(trx, reference)
    if (found) heads.set(found.head.reference, found)
  }
  return heads
}

/** Records that the mail of an answer was given up with a code: it no longer counts, and a person tells it instead. */
export const keepUndelivered = async (trx: Db, answerId: string, failed: string, at: string) => {
  const answer = await findMailedAnswer(trx, answerId)
  if (!answer) return
  const { references, state, text, at: toldAt, account_id: accountId } = answer
  await lockEntries(trx, references)
  await markAnswer(trx, answerId, { failed })
  const heads = await headsOf(trx, references)
  const all = [...new Set([...references, ...heads.keys()])]
  await lockEntries(trx, all)
  for (const one of all) await deriveTold(trx, one)
  for (const [reference, { head, references: merged }] of heads) {
    // A later decision, answer or entry of 'To tell' makes this one outdated.
    const isOutdated = head.state !== state && head.stateAt > toldAt
    if (isOutdated || (await hasLaterAnswer(trx, merged, answerId)) || (await findInList(trx, reference)))
      continue
    await putToTell(trx, { reference, state, text, why: 'not_delivered', at, accountId })
  }
  await changeEntries(trx, all, {})
  await recordChanges(trx, all, { at, accountId: SERVER }, [{ what: 'not_delivered', value: '' }])
  await insertLogLines(
    trx,
    references.map((subject) => ({ ...log, at, subject })),
  )
}
