import { furtherState, type SubmissionState } from '@/domain/submissions/states'
import type { Db } from '../../database/schema'
import { deriveTold } from './answers'
import { type By, changeEntries, listChanges, recordChanges } from './inboxChanges'

/** Takes submissions out of what they are merged with: all others are listed again, each with the state it has. */
export const separate = async (trx: Db, references: readonly string[], by: By) => {
  const ties = await trx
    .selectFrom('inbox_entry')
    .select(['reference', 'merged_into'])
    .where((build) =>
      build.or([
        build.and([build('reference', 'in', references), build('merged_into', 'not in', references)]),
        build.and([build('reference', 'not in', references), build('merged_into', 'in', references)]),
      ]),
    )
    .execute()
  if (ties.length === 0) return
  const parted = ties.map(({ reference }) => reference)
  const heads = [...new Set(ties.flatMap(({ merged_into: into }) => into ?? []))]
  await changeEntries(trx, parted, { merged_into: null })
  await changeEntries(trx, heads, {})
  await recordChanges(trx, [...parted, ...heads], by, [{ what: 'separated', value: '' }])
  for (const one of [...parted, ...heads]) await deriveTold(trx, one)
}

/** The state that a submission had before its newest, and since when. */
export const stateBefore = async (db: Db, reference: string) => {
  const [, before] = await listChanges(db, reference, { kinds: ['state', 'taken_back'] })
  if (before) return { state: before.value as SubmissionState, stateAt: before.at }
  const { received_at: stateAt } = await db
    .selectFrom('inbox_entry')
    .select('received_at')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { state: 'received' as const, stateAt }
}

/** Gives what its applicant withdrew, with its copies, the state of before: the furthest, as copies have one. */
export const takeBack = async (trx: Db, withdrawn: readonly string[], by: By) => {
  await separate(trx, withdrawn, by)
  const before = await Promise.all(withdrawn.map((reference) => stateBefore(trx, reference)))
  const state = before.map((one) => one.state).reduce(furtherState)
  const stateAt = before.find((one) => one.state === state)?.stateAt ?? by.at
  await changeEntries(trx, withdrawn, { state, stateAt })
  await recordChanges(trx, withdrawn, by, [{ what: 'taken_back', value: state }])
}
