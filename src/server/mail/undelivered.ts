import { isToldState } from '@/domain/submissions/answers'
import { SERVER } from '@/domain/office/log'
import type { Db } from '../database/schema'
import { deriveTold, findMailedAnswer, hasLaterAnswer, markFailed } from '../repositories/office/answers'
import { changeEntries, copiesOf, lockEntries, recordChanges } from '../repositories/office/inboxChanges'
import { findEntry } from '../repositories/office/inboxList'
import { insertLogLines } from '../repositories/office/log'
import { findToSend, putToSend } from '../repositories/office/toSend'

const log = {
  account: SERVER,
  action: 'submission_changed',
  details: 'E-mail not delivered',
  address: '',
} as const

/** Records that the mail of an answer was given up: it no longer counts, and a person sends it another way. */
export const keepUndelivered = async (trx: Db, answerId: string, failed: string, at: string) => {
  const answer = await findMailedAnswer(trx, answerId)
  if (!answer) return
  const { references, state, text, account_id: accountId } = answer
  await lockEntries(trx, references)
  await markFailed(trx, answerId, failed)
  for (const reference of references) {
    const entry = await findEntry(trx, reference)
    if (!entry) continue
    const copies = await copiesOf(trx, reference)
    await deriveTold(trx, reference)
    // A later decision, answer or entry of 'To send' makes this one outdated. One that it only counts for has a state of its own.
    if (
      !isToldState(state) ||
      entry.state !== state ||
      (await hasLaterAnswer(trx, copies, answerId)) ||
      (await findToSend(trx, copies))
    )
      continue
    await putToSend(trx, [{ reference, state, text, why: 'not_delivered', at, account_id: accountId }])
  }
  await changeEntries(trx, references, {})
  await recordChanges(trx, references, { at, accountId: SERVER }, [{ what: 'not_delivered', value: '' }])
  await insertLogLines(
    trx,
    references.map((subject) => ({ ...log, at, subject })),
  )
}
