import { msg } from '@lingui/core/macro'
import { APPLICANT, APPLICANT_NAME } from '@/domain/submissions/inbox'
import { stateLabel } from '@/domain/submissions/states'
import { fieldRefused, Refusal } from '../config/refusal'
import type { Db, SubmissionTable } from '../database/schema'
import {
  changeEntries,
  copiesOf,
  type EntryChange,
  lockEntries,
  type NewChange,
  recordChanges,
  withdrawnByApplicant,
} from '../repositories/office/inboxChanges'
import { findEntry, type ListedEntry } from '../repositories/office/inboxList'
import { separate, takeBack } from '../repositories/office/merges'
import { correctEntry } from '../repositories/office/resumeTexts'
import { setDueBy } from '../repositories/scheduledTasks'
import { changeFields, readFields } from '../repositories/submissions'
import { eraseSubmissions } from '../staff/eraseSubmissions'
import { logAs } from '../staff/log'
import { checkForm, NO_NUMBER } from '../submissions/checkForm'
import { type Form, formOf } from '../submissions/forms'
import { inboxEntryOf } from '../submissions/inboxEntry'
import { rememberedNames } from '../submissions/readableFields'
import { longNumbersIn, notFound } from './admission'

/** The fields that an applicant may correct. */
const CORRECTED = ['email', 'mobile'] as const

/** A form that has these fields alone, with their rules. */
const partOf = (form: Form, names: readonly string[]): Form => {
  const isPart = (name: string) => names.includes(name)
  return {
    ...form,
    fields: Object.fromEntries(Object.entries(form.fields).filter(([name]) => isPart(name))),
    files: {},
    rules: form.rules.filter((rule) => Object.keys(rule.fields).every(isPart)),
  }
}

/** Those of the fields that were given, cleaned and checked as the form of this kind does. */
const checkGiven = async (
  { kind }: { kind: SubmissionTable },
  given: ReadonlyMap<string, string>,
): Promise<Readonly<Record<string, string>>> => {
  const part = partOf(
    formOf(kind),
    CORRECTED.filter((name) => given.has(name)),
  )
  const { fields } = await checkForm(part, { fields: new Map(given), files: new Map() })
  // Without its last digits the applicant would be shut out.
  if (fields.mobile !== undefined && longNumbersIn(fields.mobile).length === 0)
    throw fieldRefused('mobile', NO_NUMBER)
  return fields
}

/** Locks a submission and its copies until the transaction ends. What the applicant does to one is done to all. */
export const lockMerged = async (trx: Db, reference: string) => {
  await lockEntries(trx, await copiesOf(trx, reference))
  // The staff may have merged it with another until then, or its applicant have erased it.
  const entry = await findEntry(trx, reference)
  if (!entry) throw notFound()
  const references = await copiesOf(trx, reference)
  await lockEntries(trx, references)
  return { entry, references }
}

/** The address that a request came from is left out: the log cannot be erased. */
const logOf = (now: () => Date) => logAs(APPLICANT_NAME, now)

const byApplicant = (now: () => Date) => ({ at: now().toISOString(), accountId: APPLICANT })

type Change = { values?: EntryChange; changes: NewChange[]; details: string; now: () => Date }

/** Changes entries for their applicant, and keeps that in history and log. */
export const changeAsApplicant = async (trx: Db, references: readonly string[], change: Change) => {
  const { values = {}, changes, details, now } = change
  await changeEntries(trx, references, values)
  await recordChanges(trx, references, byApplicant(now), changes)
  const lines = references.map((subject) => ({ action: 'submission_changed' as const, subject, details }))
  await logOf(now)(trx, ...lines)
}

const WITHDRAWN = 'withdrawn'

/** Withdraws a submission and its copies, whatever the staff do at the same moment, and separates them from other applicants'. */
export const withdraw = async (trx: Db, { reference: own }: ListedEntry, now: () => Date) => {
  const { references } = await lockMerged(trx, own)
  const withdrawn = await withdrawnByApplicant(trx, references)
  const chosen = references.filter((reference) => !withdrawn.has(reference))
  if (chosen.length === 0) return
  await separate(trx, references, byApplicant(now))
  const values = { state: WITHDRAWN, stateAt: now().toISOString() } as const
  const changes = [{ what: 'state' as const, value: WITHDRAWN }]
  await changeAsApplicant(trx, chosen, { values, changes, details: `State: ${stateLabel(WITHDRAWN)}`, now })
}

const DAY_MS = 24 * 60 * 60_000

/** Until when its applicant can take a withdrawal back. */
export const takeBackUntil = (withdrawnAt: string) => new Date(Date.parse(withdrawnAt) + DAY_MS)

const TOO_LATE = msg`This was withdrawn more than a day ago. Only our office can take that back.`

/** Takes back a withdrawal of the last day. What is not withdrawn stays as it is. */
export const takeBackAsApplicant = async (trx: Db, { reference: own }: ListedEntry, now: () => Date) => {
  const { references } = await lockMerged(trx, own)
  const withdrawn = await withdrawnByApplicant(trx, references)
  const at = withdrawn.get(own)
  if (at === undefined) return
  if (takeBackUntil(at) <= now()) throw new Refusal(409, TOO_LATE)
  const chosen = [...withdrawn.keys()]
  await takeBack(trx, chosen, byApplicant(now))
  await changeAsApplicant(trx, chosen, { changes: [], details: 'Withdrawal taken back', now })
}

type Correction = { given: ReadonlyMap<string, string>; now: () => Date }

/** Corrects the email address and the mobile number of a submission and its copies, which have the same. */
export const correct = async (trx: Db, entry: ListedEntry, { given, now }: Correction) => {
  const fields = await checkGiven(entry, given)
  const names = rememberedNames(trx)
  const { references } = await lockMerged(trx, entry.reference)
  for (const reference of references) {
    const { kind, receivedAt: submittedAt } = (await findEntry(trx, reference)) ?? entry
    const sent = await readFields(trx, kind, reference)
    if (!sent) continue
    const wrong = CORRECTED.filter((name) => fields[name] !== undefined && fields[name] !== sent[name])
    if (wrong.length === 0) continue
    const right = Object.fromEntries(wrong.map((name) => [name, fields[name] ?? '']))
    await changeFields(trx, kind, reference, right)
    const row = { id: reference, submittedAt, fields: { ...sent, ...right }, files: [] }
    await correctEntry(trx, await inboxEntryOf(names, kind, row))
    const changes = wrong.map((value) => ({ what: 'corrected' as const, value }))
    await changeAsApplicant(trx, [reference], { changes, details: `Corrected: ${wrong.join(', ')}`, now })
  }
  // Typing another applicant's number and address must not open their submissions.
  const copies = await copiesOf(trx, entry.reference)
  if (copies.length > references.length) await separate(trx, references, byApplicant(now))
}

type Erasure = { rebuildAt: Date; now: () => Date }

/** Erases a submission with its copies and all that belongs to them. `rebuildAt` is when the last traces go. */
export const erase = async (trx: Db, entry: ListedEntry, { rebuildAt, now }: Erasure) => {
  const { references } = await lockMerged(trx, entry.reference)
  await eraseSubmissions(trx, references, { log: logOf(now), now })
  await setDueBy(trx, 'rebuild', rebuildAt.toISOString())
}
