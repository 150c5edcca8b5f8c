import type { Db } from '../../database/schema'
import { deriveTold } from '../../repositories/office/answers'
import {
  addTag,
  changeEntries,
  listChanges,
  lockEntries,
  mergedWith,
  type NewChange,
  recordChanges,
  removeTag,
} from '../../repositories/office/inboxChanges'
import { areBothWithdrawnOrNeither, areOfSamePerson, listTagsOf } from '../../repositories/office/inboxList'
import { moveToTell } from '../../repositories/office/toTell'
import { Refusal, unprocessable } from '../../submissions/refusal'
import { type OfficeContext, route } from '../officeRoute'
import { byWhom, change } from './changeRoutes'
import { requireEntry } from './entry'
import { invalidRequest, toBody } from '../readRequest'

const notMerged = () => new Refusal(409, 'This submission is not merged with another.')

const tagsOf = async (trx: Db, reference: string) => (await listTagsOf(trx, [reference])).get(reference) ?? []

/** Hides the other submission behind this one, which takes its tags and what was merged with it. */
const mergeIn = async (trx: Db, reference: string, other: string, context: OfficeContext) => {
  // Its sender may withdraw it at this moment.
  await lockEntries(trx, [other])
  const into = await requireEntry(trx, reference)
  const merged = await requireEntry(trx, other)
  if (into.mergedInto !== null || merged.mergedInto !== null || other === reference)
    throw unprocessable('These two cannot be merged: one of them is merged already.')
  if (!areOfSamePerson(into, merged))
    throw unprocessable(
      'These two cannot be merged: they share neither a mobile number nor an email address.',
    )
  if (!areBothWithdrawnOrNeither(into, merged))
    throw unprocessable('These two cannot be merged: one of them was withdrawn.')
  const moved = [other, ...(await mergedWith(trx, other))]
  await changeEntries(trx, moved, { merged_into: reference })
  await recordChanges(trx, moved, byWhom(context), [{ what: 'merged_away', value: reference }])
  const own = await tagsOf(trx, reference)
  const taken = (await tagsOf(trx, other)).filter((tag) => !own.includes(tag))
  for (const tag of taken) await addTag(trx, [reference], tag)
  await moveToTell(trx, other, reference)
  await deriveTold(trx, reference)
  await changeEntries(trx, [reference], {})
  await context.log(trx, {
    action: 'submission_changed',
    subject: other,
    details: `Merged into ${reference}`,
  })
  return [
    { what: 'merged' as const, value: other },
    ...taken.map((value) => ({ what: 'tag_added' as const, value })),
  ]
}

/** The submissions into which this one was merged in turn. Back at one of them, it has left those after it. */
const wayOf = async (trx: Db, reference: string) => {
  const moves = await listChanges(trx, reference, { kinds: ['merged_away', 'separated'] })
  const way: string[] = []
  for (const { what, value } of moves.toReversed()) {
    if (what === 'separated') way.length = 0
    else if (way.includes(value)) way.length = way.indexOf(value) + 1
    else way.push(value)
  }
  return way
}

/** Moves back what had been merged with a submission before that was merged itself. */
const returnMerged = async (trx: Db, into: string, from: string, context: OfficeContext) => {
  for (const one of await mergedWith(trx, into)) {
    if (!(await wayOf(trx, one)).includes(from)) continue
    await changeEntries(trx, [one], { merged_into: from })
    await recordChanges(trx, [one], byWhom(context), [{ what: 'merged_away', value: from }])
  }
}

/** The tags that came with a merge, but those that the staff gave as well, or that what is still merged has. */
const tagsToReturn = async (trx: Db, into: string, from: string) => {
  const changes = await listChanges(trx, into, { kinds: ['merged', 'tag_added', 'tag_removed'] })
  const merge = changes.find(({ what, value }) => what === 'merged' && value === from)
  const others = await mergedWith(trx, into)
  const still = new Set((await Promise.all(others.map((one) => tagsOf(trx, one)))).flat())
  const ofTags = changes.filter(({ what }) => what !== 'merged').toReversed()
  const newest = new Map(ofTags.map((one) => [one.value, one]))
  return [...newest.values()].flatMap(({ what, version, value }) =>
    what === 'tag_added' && version === merge?.version && !still.has(value) ? [value] : [],
  )
}

/** Takes back what a submission had of another that was merged with it. */
const letGo = async (trx: Db, into: string, from: string, context: OfficeContext) => {
  await returnMerged(trx, into, from, context)
  const tags = await tagsToReturn(trx, into, from)
  for (const tag of tags) await removeTag(trx, [into], tag)
  for (const one of [into, from]) await deriveTold(trx, one)
  await changeEntries(trx, [into], {})
  await recordChanges(trx, [into], byWhom(context), [
    { what: 'separated', value: from },
    ...tags.map((value): NewChange => ({ what: 'tag_removed', value })),
  ])
  await context.log(trx, { action: 'submission_changed', subject: into, details: `Separated from ${from}` })
}

const merge = route('recruiter', 'POST', '/submissions/:reference/merge', (context) => {
  const reference = context.param('reference')
  const { with: other } = toBody(context.request.body)
  if (typeof other !== 'string') throw invalidRequest()
  const work = (trx: Db) => mergeIn(trx, reference, other, context)
  return change(context, { reference, details: `Merged with ${other}`, work })
})

/** Undoes a merge. */
const separate = route('recruiter', 'POST', '/submissions/:reference/separate', (context) => {
  const reference = context.param('reference')
  const work = async (trx: Db) => {
    const { mergedInto: into } = await requireEntry(trx, reference)
    if (into === null) throw notMerged()
    await changeEntries(trx, [reference], { merged_into: null })
    await letGo(trx, into, reference, context)
    return [{ what: 'separated' as const, value: into }]
  }
  return change(context, { reference, details: 'Separated', work })
})

export const mergeRoutes = [merge, separate]
