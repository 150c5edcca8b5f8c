import { type ExpressionBuilder, sql } from 'kysely'
import { startInIndia } from '@/domain/site/calendar'
import type { Invitation, InvitationDetails, YesOrNo } from '@/domain/submissions/inbox'
import { type InvitationAnswer, type InvitationEnd, isOver } from '@/domain/submissions/invitation'
import { type InterviewCount, type InterviewRow, LISTED_MAX } from '@/domain/submissions/invitations'
import { cleanMobile } from '@/domain/text/mobile'
import type { Db, Schema } from '../../database/schema'
import { keyedToken } from '../meta'
import { type Count, countOf, withAccount } from '../queries'
import { listMobiles } from '../submissions'
import { copiesOf } from './inboxChanges'
import { findEntry } from './inboxList'

/**
 * The token in the address of the next invitation of a submission. It follows from the secret of the database, so that a text
 * shows the link before it is told, and keeps it while the submission gets notes and other changes.
 */
export const newInvitationId = async (db: Db, { reference }: { reference: string }) => {
  const earlier = await countOf(db.selectFrom('invitation').where('reference', '=', reference))
  return keyedToken(db, `invitation ${reference} ${earlier}`)
}

type NewInvitation = InvitationDetails & { id: string; reference: string }

export const insertInvitations = (
  db: Db,
  invitations: readonly NewInvitation[],
  { at, accountId }: { at: string; accountId: string },
) =>
  db
    .insertInto('invitation')
    .values(invitations.map((invitation) => ({ ...invitation, at, account_id: accountId })))
    .execute()

/** Invitations with the names of those who invited, and the submissions that they are for. */
export const invitations = (db: Db) =>
  db
    .selectFrom('invitation')
    .leftJoin('account', 'account.id', 'invitation.account_id')
    .select(['invitation.id', 'reference', 'day', 'time', 'place', 'bring', 'at', 'answer', 'came'])
    .select(['answered_at as answeredAt', 'reminded_at as remindedAt', 'account_id', 'account.name'])

type Row = Awaited<ReturnType<ReturnType<typeof invitations>['execute']>>[number]

const toInvitation = ({ reference: _of, ...row }: Row): Invitation => withAccount(row)

/** All invitations of these submissions, without the tokens that open them and the accounts that made them. */
export const listInvitations = (db: Db, references: readonly string[]) =>
  db
    .selectFrom('invitation')
    .select(['day', 'time', 'place', 'bring', 'at', 'answer', 'answered_at as answeredAt', 'came'])
    .where('reference', 'in', references)
    .orderBy('at')
    .execute()

export const findInvitation = async (db: Db, references: readonly string[]) => {
  const row = await invitations(db)
    .where('reference', 'in', references)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toInvitation(row) : null
}

/** The newest invitation that a submission had at a time. */
export const findInvitationAt = (db: Db, reference: string, at: string) =>
  db
    .selectFrom('invitation')
    .select(['id', 'day', 'at', 'reminded_at'])
    .where('reference', '=', reference)
    .where('at', '<=', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The ids that an address may mean: programs leave a `-` or `_` at its end out, and add one of the text around it. */
const idsIn = (written: string) => [written, `${written}-`, `${written}_`, written.replace(/[-_]$/, '')]

/** An invitation, its submission, and the reason it no longer holds; undefined for an unknown id or an erased submission. */
export const findHeld = async (db: Db, written: string, now: Date) => {
  const row = await invitations(db).where('invitation.id', 'in', idsIn(written)).executeTakeFirst()
  const entry = row && (await findEntry(db, row.reference))
  if (!entry) return undefined
  const references = await copiesOf(db, entry.reference)
  const newest = await findInvitation(db, references)
  const endOf = (): InvitationEnd | '' => {
    if (entry.state === 'withdrawn' || entry.state === 'declined') return entry.state
    if (newest && newest.id !== row.id) return 'replaced'
    return isOver(row, now.getTime()) ? 'over' : ''
  }
  return { ...toInvitation(row), entry, reference: entry.reference, references, end: endOf() }
}

export type HeldInvitation = NonNullable<Awaited<ReturnType<typeof findHeld>>>

type Mark = {
  answer?: InvitationAnswer
  answered_at?: string
  reminded_at?: string
  came?: YesOrNo | ''
}

export const markInvitation = (db: Db, id: string, mark: Mark) =>
  db.updateTable('invitation').set(mark).where('id', '=', id).execute()

/** The end of a day in India, as it follows the day in a stored time. */
const DAY_END = startInIndia('2026-01-02').slice('YYYY-MM-DD'.length)

const newerThan = (build: ExpressionBuilder<Schema, 'invitation'>) =>
  build
    .selectFrom('invitation as newer')
    .select('newer.id')
    .whereRef('newer.reference', '=', 'invitation.reference')
    .whereRef('newer.at', '>', 'invitation.at')

/** A newer invitation replaces this one, unless the applicant came, or its day was over by then. */
const isReplaced = (build: ExpressionBuilder<Schema, 'invitation'>) =>
  build.and([
    build('invitation.came', '=', ''),
    build.exists(newerThan(build).where('newer.at', '<', sql<string>`invitation.day || ${sql.lit(DAY_END)}`)),
  ])

const invited = (db: Db) =>
  db.selectFrom('invitation').innerJoin('inbox_entry as entry', 'entry.reference', 'invitation.reference')

/** Valid invitations, and past ones. Applicants who withdrew or were declined are left out. */
const interviews = (db: Db, today: string) =>
  invited(db)
    .where((build) => build.not(isReplaced(build)))
    .where((build) =>
      build.or([
        build('invitation.day', '<', today),
        build('invitation.came', '<>', ''),
        build('entry.state', 'not in', ['withdrawn', 'declined']),
      ]),
    )

type Interviews = ReturnType<typeof invited>

const listed = async (db: Db, query: Interviews): Promise<InterviewRow[]> => {
  const rows = await query
    .select(['invitation.id', 'invitation.day', 'invitation.time', 'invitation.place', 'invitation.bring'])
    .select(['invitation.answer', 'invitation.reminded_at as remindedAt', 'invitation.came'])
    .select(['entry.reference', 'entry.kind', 'entry.name', 'entry.company', 'entry.about', 'entry.mobile'])
    .orderBy('invitation.day')
    .orderBy('invitation.time')
    .orderBy('entry.folded_name')
    .orderBy('invitation.id')
    .limit(LISTED_MAX)
    .execute()
  if (rows.length === 0) return []
  // Entries compare ten digits, but the staff call the number as it was sent.
  const mobiles = await listMobiles(db, rows)
  return rows.map((row) => ({
    ...row,
    mobile: cleanMobile(mobiles.get(row.reference) ?? '') || row.mobile,
  }))
}

export const listInterviews = (db: Db, day: string, today: string) =>
  listed(db, interviews(db, today).where('invitation.day', '=', day))

/** Those who asked for another day in an interview that is still to be held, and got no newer invitation. */
export const listAnotherDay = (db: Db) =>
  listed(
    db,
    invited(db)
      .where('invitation.answer', '=', 'another_day')
      .where('invitation.came', '=', '')
      .where('entry.state', '=', 'interview')
      .where((build) => build.not(build.exists(newerThan(build)))),
  )

/** The days with interviews from a day on. */
export const countInterviews = async (db: Db, from: string, today: string): Promise<InterviewCount[]> => {
  const days = await interviews(db, today)
    .select(({ fn }) => ['invitation.day', fn.countAll<Count>().as('total')])
    .select(({ fn }) =>
      fn
        .countAll<Count>()
        .filterWhere('invitation.answer', 'in', ['cannot_come', 'another_day'])
        .as('toArrange'),
    )
    .where('invitation.day', '>=', from)
    .groupBy('invitation.day')
    .orderBy('invitation.day')
    .execute()
  return days.map(({ day, total, toArrange }) => ({
    day,
    total: Number(total),
    // A past interview cannot be rearranged.
    toArrange: day < today ? 0 : Number(toArrange),
  }))
}
