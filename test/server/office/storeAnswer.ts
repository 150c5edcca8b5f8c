import { v7 } from 'uuid'
import type { AnswerTable, Db } from '@/server/database/schema'
import { insertAnswers } from '@/server/repositories/office/answers'

type Told = Pick<AnswerTable, 'at' | 'way' | 'state' | 'text'> & { references: readonly string[] }

/** Stores a message as told to the first of these submissions, which counts for the others; returns its id. */
export const storeAnswer = async (db: Db, { references, ...told }: Told) => {
  const first = v7()
  const answers = references.map((reference, index) => ({
    ...told,
    id: index === 0 ? first : v7(),
    reference,
    account_id: 'a',
    sent_at: told.way === 'email' ? '' : told.at,
    failed: '',
    told_with: index === 0 ? '' : first,
  }))
  await insertAnswers(db, answers)
  return first
}
