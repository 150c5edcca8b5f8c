import { msg, plural } from '@lingui/core/macro'
import { daysBefore, daysBetween, formatDate, todayInIndia } from '@/domain/site/calendar'
import { waits } from '@/domain/submissions/states'
import { stateMessages } from '@/domain/submissions/stateMessages'
import type { Db } from '../database/schema'
import { readSettings } from '../repositories/office/settings'
import type { ListedEntry } from '../repositories/office/inboxList'
import { standingOf, type Standing } from '../repositories/office/waiting'
import { Refusal } from '../config/refusal'
import { changeAsApplicant, lockMerged } from './applicantChanges'

const dayOf = (iso: string) => todayInIndia(Date.parse(iso))

const SETTLED = msg({ message: 'This is settled. Its state is ‘{word}’.' })

type Moment = { now: Date; askAfterDays: number }

/** The reason the applicant may not ask about a submission now; undefined if they may. */
export const askRefusal = (standing: Standing, { now, askAfterDays }: Moment) => {
  const { kind, state, stateAt, toldAt, askedAt } = standing
  if (!waits(kind, state)) return { ...SETTLED, values: { word: stateMessages[kind][state]?.word ?? state } }
  if (askedAt !== '') {
    const date = formatDate(dayOf(askedAt))
    return msg`You asked on ${date}. Our recruiters see it first.`
  }
  if (toldAt >= stateAt) {
    const date = formatDate(dayOf(toldAt))
    return msg`We told you on ${date} how it stands.`
  }
  if (daysBetween(dayOf(stateAt), dayOf(now.toISOString())) >= askAfterDays) return undefined
  const first = formatDate(daysBefore(dayOf(stateAt), -askAfterDays))
  return msg`You can ask from ${first} on, ${plural(askAfterDays, { one: '# day', other: '# days' })} after its state was set.`
}

/** Marks a submission, once for a state, as one whose applicant asked about it: of copies that which the staff see. */
export const ask = async (trx: Db, { reference: own }: ListedEntry, now: () => Date) => {
  const { entry, references } = await lockMerged(trx, own)
  const standing = await standingOf(trx, references)
  const { askAfterDays } = await readSettings(trx)
  const moment = { now: now(), askAfterDays }
  const reason = standing && askRefusal(standing, moment)
  if (reason !== undefined) throw new Refusal(409, reason)
  const seen = references.find((reference) => reference === entry.mergedInto) ?? own
  const values = { asked_at: moment.now.toISOString() }
  const changes = [{ what: 'asked' as const, value: '' }]
  await changeAsApplicant(trx, [seen], { values, changes, details: 'Asked about it', now })
}
