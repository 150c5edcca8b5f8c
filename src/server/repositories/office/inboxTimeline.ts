import type { InboxChange, InboxChangeKind } from '@/domain/office/inbox'
import type { Db } from '../../database/schema'

/** Of one submission; nobody looks at more. */
const SHOWN = 100

/** `value` is the state, the id of the assignee or the tag. */
export type NewChange = { what: InboxChangeKind; value: string }

type By = { at: string; accountId: string }

/** Keeps what was changed, by whom and when. Call it in the transaction of the change, behind it: the versions are those of now. */
export const recordChanges = async (
  db: Db,
  references: readonly string[],
  { at, accountId }: By,
  changes: readonly NewChange[],
) => {
  for (const { what, value } of changes)
    await db
      .insertInto('inbox_change')
      .columns(['reference', 'version', 'at', 'account_id', 'what', 'value'])
      .expression((build) =>
        build
          .selectFrom('inbox_entry')
          .select(['reference', 'version'])
          .select([
            build.val(at).as('at'),
            build.val(accountId).as('account_id'),
            build.val(what).as('what'),
            build.val(value).as('value'),
          ])
          .where('reference', 'in', references),
      )
      .execute()
}

/** The newest changes of a submission after a version, newest first. */
export const listChanges = async (db: Db, reference: string, after = 0): Promise<InboxChange[]> => {
  const rows = await db
    .selectFrom('inbox_change')
    .leftJoin('account', 'account.id', 'inbox_change.account_id')
    .leftJoin('account as assignee', (join) =>
      join.onRef('assignee.id', '=', 'inbox_change.value').on('inbox_change.what', '=', 'assignee'),
    )
    .select(['version', 'at', 'account_id', 'account.name', 'what', 'value', 'assignee.name as assignee'])
    .where('reference', '=', reference)
    .where('version', '>', after)
    .orderBy('version', 'desc')
    .orderBy('what')
    .orderBy('value')
    .limit(SHOWN)
    .execute()
  return rows.map(({ account_id: id, name, assignee, value, ...change }) => ({
    ...change,
    value: change.what === 'assignee' ? (assignee ?? '') : value,
    account: { id, name: name ?? '' },
  }))
}

/** When a submission was merged with another or separated again, newest first. */
export const listMovesOf = (db: Db, reference: string) =>
  db
    .selectFrom('inbox_change')
    .select(['what', 'value'])
    .where('reference', '=', reference)
    .where('what', 'in', ['merged_away', 'separated'])
    .orderBy('version', 'desc')
    .execute()
