import { haveSameContacts, shareContact } from '@/domain/submissions/samePerson'
import { furtherState, isState, type SubmissionState, statesOf } from '@/domain/submissions/states'
import type { Db } from '../../database/schema'
import { deriveTold } from '../../repositories/office/answers'
import {
  addTag,
  type By,
  changeEntries,
  copiesOf,
  listChanges,
  lockEntries,
  mergedWith,
  recordChanges,
  withdrawnByApplicant,
} from '../../repositories/office/inboxChanges'
import { areBothWithdrawnOrNeither, type ListedEntry, listTagsOf } from '../../repositories/office/inboxList'
import { separate, stateBefore, takeBack } from '../../repositories/office/merges'
import { moveToSend } from '../../repositories/office/toSend'
import { Refusal, unprocessable } from '../../config/refusal'
import { route } from '../officeRoute'
import { invalidRequest, toBody } from '../readRequest'
import { change } from './changeRoutes'
import { requireEntry } from './entry'

const whyApart = async (trx: Db, into: ListedEntry, other: ListedEntry) => {
  const { reference } = other
  if (into.reference === reference || into.mergedInto !== null || other.mergedInto !== null)
    return 'one of them is merged already.'
  if ((await mergedWith(trx, [reference])).length > 0)
    return 'others are merged with the second. Open that one, and merge this one with it.'
  if (!shareContact(into, other)) return 'they share neither a mobile number nor an email address.'
  if (statesOf[into.kind] !== statesOf[other.kind]) return 'their kinds have other states.'
  const withdrawn = await withdrawnByApplicant(trx, [into.reference, reference])
  if (withdrawn.size === 1 || !areBothWithdrawnOrNeither(into, other)) return 'one of them was withdrawn.'
  return undefined
}

/** Hides the other submission behind this one. Both get the state; tags and a waiting answer move only for one applicant. */
const mergeIn = async (trx: Db, into: ListedEntry, other: ListedEntry, state: SubmissionState, by: By) => {
  const { reference } = into
  const both = [into, other]
  const stateAt = both.find((one) => one.state === state)?.stateAt ?? by.at
  for (const one of both.filter((each) => each.state !== state)) {
    await changeEntries(trx, [one.reference], { state, stateAt })
    await recordChanges(trx, [one.reference], by, [{ what: 'state', value: state }])
  }
  await changeEntries(trx, [other.reference], { merged_into: reference })
  await changeEntries(trx, [reference], {})
  await recordChanges(trx, [other.reference], by, [{ what: 'merged_away', value: reference }])
  await recordChanges(trx, [reference], by, [{ what: 'merged', value: other.reference }])
  for (const one of both) await deriveTold(trx, one.reference)
  if (!haveSameContacts(into, other)) return
  const tags = (await listTagsOf(trx, [other.reference])).get(other.reference) ?? []
  for (const tag of tags) await addTag(trx, [reference], tag)
  await moveToSend(trx, other.reference, reference)
}

const merge = route('recruiter', 'POST', '/submissions/:reference/merge', (context) => {
  const { with: second, state } = toBody(context.request.body)
  if (typeof second !== 'string') throw invalidRequest()
  return change(context, `Merged with ${second}`, async (trx, into, by) => {
    // Its applicant may withdraw it at this moment.
    await lockEntries(trx, [second])
    const other = await requireEntry(trx, second)
    const reason = await whyApart(trx, into, other)
    if (reason !== undefined) throw unprocessable(`These two cannot be merged: ${reason}`)
    const chosen = state ?? furtherState(into.state, other.state)
    if (typeof chosen !== 'string' || !isState(chosen)) throw invalidRequest()
    if (chosen !== into.state && chosen !== other.state)
      throw new Refusal(409, 'The state of one of them was changed meanwhile. They were not merged.')
    await mergeIn(trx, into, other, chosen, by)
    const details = `Merged into ${into.reference}`
    await context.log(trx, { action: 'submission_changed', subject: second, details })
    return []
  })
})

const restoreState = async (trx: Db, reference: string, by: By) => {
  const [newest] = await listChanges(trx, reference, { kinds: ['state', 'taken_back'] })
  const [merged] = await listChanges(trx, reference, { kinds: ['merged', 'merged_away'] })
  if (newest === undefined || newest.at !== merged?.at) return
  const before = await stateBefore(trx, reference)
  await changeEntries(trx, [reference], before)
  await recordChanges(trx, [reference], by, [{ what: 'state', value: before.state }])
}

const part = route('recruiter', 'POST', '/submissions/:reference/separate', (context) =>
  change(context, 'Separated', async (trx, { reference, mergedInto: into }, by) => {
    if (into === null) throw new Refusal(409, 'This submission is not merged with another.')
    await separate(trx, [reference], by)
    for (const one of [reference, into]) await restoreState(trx, one, by)
    const details = `Separated from ${reference}`
    await context.log(trx, { action: 'submission_changed', subject: into, details })
    return []
  }),
)

/** Undoes a withdrawal of any age: the submission gets its earlier state back. */
const undoWithdrawal = route('owner', 'POST', '/submissions/:reference/take-back', (context) =>
  change(context, 'Withdrawal taken back', async (trx, { reference }, by) => {
    const withdrawn = await withdrawnByApplicant(trx, await copiesOf(trx, reference))
    if (!withdrawn.has(reference)) throw new Refusal(409, 'The applicant has not withdrawn this.')
    await takeBack(trx, [...withdrawn.keys()], by)
    return []
  }),
)

export const mergeRoutes = [merge, part, undoWithdrawal]
