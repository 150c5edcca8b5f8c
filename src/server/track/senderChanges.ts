import { APPLICANT, APPLICANT_NAME } from '@/domain/office/inbox'
import { stateLabel } from '@/domain/office/states'
import type { Db } from '../database/schema'
import { correctEntry } from '../repositories/office/corrections'
import {
  changeEntries,
  type EntryChange,
  type NewChange,
  recordChanges,
  withdrawnBySender,
} from '../repositories/office/inboxChanges'
import type { ListedEntry } from '../repositories/office/inboxList'
import { setDue } from '../repositories/scheduledTasks'
import { changeFields, readFields } from '../repositories/submissions'
import { eraseSubmissions } from '../staff/eraseSubmissions'
import { logAs } from '../staff/log'
import { inboxEntryOf } from '../submissions/inboxEntry'
import { rememberedNames } from '../submissions/readableFields'
import { holdCopies } from './copies'
import { checkGiven, CORRECTED } from './givenFields'

/** The address that a request came from is left out: the log cannot be erased. */
const logOf = (now: () => Date) => logAs(APPLICANT_NAME, now)

type Change = { values?: EntryChange; changes: NewChange[]; details: string; now: () => Date }

/** Changes entries for their sender, and keeps that in history and log. */
export const changeAsSender = async (trx: Db, references: readonly string[], change: Change) => {
  const { values = {}, changes, details, now } = change
  await changeEntries(trx, references, values)
  await recordChanges(trx, references, { at: now().toISOString(), accountId: APPLICANT }, changes)
  const lines = references.map((subject) => ({ action: 'submission_changed' as const, subject, details }))
  await logOf(now)(trx, ...lines)
}

const WITHDRAWN = 'withdrawn'

/** Withdraws a submission, whatever the staff do at the same moment. What its sender has withdrawn stays as it is. */
export const withdraw = async (trx: Db, entry: ListedEntry, now: () => Date) => {
  const { references } = await holdCopies(trx, entry)
  const withdrawn = await withdrawnBySender(trx, references)
  const chosen = references.filter((reference) => !withdrawn.has(reference))
  if (chosen.length === 0) return
  const values = { state: WITHDRAWN, stateAt: now().toISOString() } as const
  const changes = [{ what: 'state' as const, value: WITHDRAWN }]
  await changeAsSender(trx, chosen, { values, changes, details: `State: ${stateLabel(WITHDRAWN)}`, now })
}

type Correction = { given: ReadonlyMap<string, string>; now: () => Date }

/** Corrects the email address and the mobile number, also of copies in which the same was wrong. */
export const correct = async (trx: Db, entry: ListedEntry, { given, now }: Correction) => {
  const fields = await checkGiven(entry, given)
  const names = rememberedNames(trx)
  const { copies } = await holdCopies(trx, entry)
  for (const copy of copies) {
    const { reference, kind, receivedAt: submittedAt } = copy
    const sent = await readFields(trx, kind, reference)
    if (!sent) continue
    const wrong = CORRECTED.filter(
      (name) => fields[name] !== undefined && fields[name] !== sent[name] && copy[name] === entry[name],
    )
    if (wrong.length === 0) continue
    const right = Object.fromEntries(wrong.map((name) => [name, fields[name] ?? '']))
    await changeFields(trx, kind, reference, right)
    const row = { id: reference, submittedAt, fields: { ...sent, ...right }, files: [] }
    await correctEntry(trx, await inboxEntryOf(names, kind, row))
    const changes = wrong.map((value) => ({ what: 'corrected' as const, value }))
    await changeAsSender(trx, [reference], { changes, details: `Corrected: ${wrong.join(', ')}`, now })
  }
}

type Erasure = { rebuildAt: Date; now: () => Date }

/** Erases a submission with its copies and all that belongs to them. `rebuildAt` is when the last traces go. */
export const erase = async (trx: Db, entry: ListedEntry, { rebuildAt, now }: Erasure) => {
  const { references } = await holdCopies(trx, entry)
  await eraseSubmissions(trx, references, logOf(now))
  await setDue(trx, 'rebuild', rebuildAt.toISOString())
}
