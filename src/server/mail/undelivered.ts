import { SERVER } from '@/domain/office/log'
import type { Db } from '../database/schema'
import { deriveTold, findMailedAnswer, hasLaterAnswer, markAnswer } from '../repositories/office/answers'
import { changeEntries, lockEntries, recordChanges } from '../repositories/office/inboxChanges'
import { insertLogLines } from '../repositories/office/log'
import { putToTell } from '../repositories/office/toTell'

const log = {
  account: SERVER,
  action: 'submission_changed',
  details: 'E-mail not delivered',
  address: '',
} as const

/** Keeps that the mail of an answer was given up with a code: the answer counts no longer, and a person tells it instead. */
export const keepUndelivered = async (trx: Db, answerId: string, failed: string, at: string) => {
  const answer = await findMailedAnswer(trx, answerId)
  if (!answer) return
  const { references, state, text, account_id: accountId } = answer
  await lockEntries(trx, references)
  await markAnswer(trx, answerId, { failed })
  for (const reference of references) {
    await deriveTold(trx, reference)
    // What was told after it says more.
    if (await hasLaterAnswer(trx, reference, answerId)) continue
    await putToTell(trx, { reference, state, text, why: 'not_delivered', at, accountId })
  }
  await changeEntries(trx, references, {})
  await recordChanges(trx, references, { at, accountId: SERVER }, [{ what: 'not_delivered', value: '' }])
  await insertLogLines(
    trx,
    references.map((subject) => ({ ...log, at, subject })),
  )
}
