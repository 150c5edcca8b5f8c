import type { ExpressionBuilder } from 'kysely'
import type { AccountName } from '@/domain/office/inbox'
import type { SubmissionState } from '@/domain/office/states'
import type { ToTellPage } from '@/domain/office/toTell'
import type { ToTellTable } from '../../database/answerTables'
import type { Db, Schema } from '../../database/schema'
import { countOf, hasChanged, listColumn, type Page } from '../queries'

export const countToTell = (db: Db) => countOf(db.selectFrom('to_tell'))

const listed = (db: Db) =>
  db
    .selectFrom('to_tell')
    .innerJoin('inbox_entry', 'inbox_entry.reference', 'to_tell.reference')
    .leftJoin('account', 'account.id', 'claimed_by')
    .select(['to_tell.reference', 'kind', 'inbox_entry.name', 'company', 'about', 'to_tell.state'])
    .select(['why', 'state_at as since', 'claimed_by', 'claimed_until', 'account.name as holderName'])

/** One page of the list: the longest wait comes first, answers put off come last. */
export const listToTell = async (db: Db, now: string, { limit, offset }: Page): Promise<ToTellPage> => {
  const onPage = db.selectFrom('to_tell').select('reference').orderBy('at').orderBy('reference')
  const references = await listColumn(onPage.limit(limit).offset(offset), 'reference')
  const found =
    references.length === 0
      ? []
      : await listed(db)
          .where('to_tell.reference', 'in', references)
          .orderBy('to_tell.at')
          .orderBy('to_tell.reference')
          .execute()
  return {
    rows: found.map(({ claimed_by: id, claimed_until, holderName, ...row }) => {
      const isHeld = claimed_until > now
      return {
        ...row,
        holder: isHeld ? { id, name: holderName ?? '' } : null,
        heldUntil: isHeld ? claimed_until : null,
      }
    }),
    total: await countToTell(db),
  }
}

export const findInList = (db: Db, reference: string) =>
  db.selectFrom('to_tell').selectAll().where('reference', '=', reference).executeTakeFirst()

/** The ones of these submissions that wait to be told a state. */
export const amongToTell = (db: Db, references: readonly string[], state: SubmissionState) =>
  references.length === 0
    ? Promise.resolve([])
    : listColumn(
        db
          .selectFrom('to_tell')
          .select('reference')
          .where('reference', 'in', references)
          .where('state', '=', state)
          .orderBy('reference'),
        'reference',
      )

/** The account that claims, the time, and when the claim ends. */
export type Claim = { accountId: string; now: string; until: string }

/** Whether it is free: unclaimed, the claim has ended, or this account holds it. */
const isFree =
  ({ accountId, now }: Pick<Claim, 'accountId' | 'now'>) =>
  (build: ExpressionBuilder<Schema, 'to_tell'>) =>
    build.or([build('claimed_until', '<=', now), build('claimed_by', '=', accountId)])

/** Returns false where another account holds it. Of several that claim at once, one gets it. */
export const claimToTell = (db: Db, reference: string, claim: Claim) =>
  hasChanged(
    db
      .updateTable('to_tell')
      .set({ claimed_by: claim.accountId, claimed_until: claim.until })
      .where('reference', '=', reference)
      .where(isFree(claim)),
  )

/** A place in the list. */
export type Turn = { at: string; reference: string }

const freeBehind = (db: Db, claim: Claim, turn: Turn | undefined) =>
  db
    .selectFrom('to_tell')
    .select('reference')
    .where(isFree(claim))
    .$if(turn !== undefined, (query) =>
      query.where((build) =>
        build(build.refTuple('at', 'reference'), '>', build.tuple(turn?.at ?? '', turn?.reference ?? '')),
      ),
    )
    .orderBy('at')
    .orderBy('reference')
    .limit(1)
    .executeTakeFirst()

/** Claims the first free one behind a place, else the first of all; undefined where none is free. */
export const claimNext = async (db: Db, claim: Claim, turn?: Turn) => {
  for (;;) {
    const next = (await freeBehind(db, claim, turn)) ?? (await freeBehind(db, claim, undefined))
    if (!next) return undefined
    // Another account may have been faster.
    if (await claimToTell(db, next.reference, claim)) return next.reference
  }
}

/** The account that holds one now, and until when. */
export const holderOf = async (db: Db, reference: string, now: string) => {
  const held = await db
    .selectFrom('to_tell')
    .leftJoin('account', 'account.id', 'claimed_by')
    .select(['claimed_by as id', 'account.name', 'claimed_until as until'])
    .where('reference', '=', reference)
    .where('claimed_until', '>', now)
    .executeTakeFirst()
  if (!held) return undefined
  const account: AccountName = { id: held.id, name: held.name ?? '' }
  return { account, until: held.until }
}

type NewToTell = Pick<ToTellTable, 'reference' | 'state' | 'text' | 'why' | 'at' | 'account_id'>

/** Call it where none of these submissions is in the list. */
export const insertToTell = (db: Db, rows: readonly NewToTell[]) =>
  db
    .insertInto('to_tell')
    .values(rows.map((row) => ({ ...row, claimed_by: '', claimed_until: '' })))
    .execute()

/** Gives up the claims of an account. */
export const releaseToTell = (db: Db, references: readonly string[], accountId: string) =>
  db
    .updateTable('to_tell')
    .set({ claimed_by: '', claimed_until: '' })
    .where('reference', 'in', references)
    .where('claimed_by', '=', accountId)
    .execute()

/** Every claim of this moment: each server sees by it what others claim and give up. */
export const listClaims = (db: Db, now: string) =>
  db
    .selectFrom('to_tell')
    .select(['reference', 'claimed_by'])
    .where('claimed_until', '>', now)
    .orderBy('reference')
    .execute()
