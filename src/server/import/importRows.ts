import { batchesOf } from '@/domain/batches'
import { changedFields } from '@/domain/office/jobFields'
import { jobActions, type Publication } from '@/domain/office/jobs'
import type { Db } from '../database/schema'
import type { ContentRow } from '../repositories/contentRows'
import { contentVersion, lockMeta } from '../repositories/meta'
import { addJobChanges, type Changer } from '../repositories/office/jobs'
import type { ContentKind } from './contentKinds'
import { applyPlan, makePlan, type Plan } from './plan'
import type { FileRow, RowProblem } from './readRows'

/** No row is written if one is wrong. */
export class WrongRows extends Error {
  readonly problems: readonly RowProblem[]

  constructor(problems: readonly RowProblem[]) {
    super('Some rows are wrong.')
    this.problems = problems.toSorted((one, other) => one.number - other.number)
  }
}

export type CheckedRows = {
  kind: ContentKind
  rows: readonly FileRow[]
  /** Their problems, as far as the file alone shows them. */
  problems: readonly RowProblem[]
  /** Whether rows that are not in the file are removed or closed. */
  replace: boolean
}

/** Plans an import of these rows as of now. Throws WrongRows if one of them is wrong. */
export const planRows = async (trx: Db, { kind, rows, problems, replace }: CheckedRows) => {
  const plan = await makePlan(trx, kind, rows, { replace })
  const all = [...problems, ...plan.problems]
  if (all.length > 0) throw new WrongRows(all)
  return plan
}

/** A plan, and the version of the content that it was made for. */
type Ahead = { version: number; plan: Plan }

/** The same before the transaction, which is the shorter for it. */
export const planAhead = async (db: Db, checked: CheckedRows): Promise<Ahead> => ({
  version: await contentVersion(db),
  plan: await planRows(db, checked),
})

const planNow = async (trx: Db, checked: CheckedRows, ahead: Ahead | undefined) => {
  const isStill = ahead !== undefined && (await contentVersion(trx)) === ahead.version
  return isStill ? ahead.plan : planRows(trx, checked)
}

const published: Record<Publication, string> = {
  draft: 'Added as a draft',
  open: 'Added',
  paused: 'Added, paused',
}

/** The line of a job's history for a row of a file. */
const changeOf = (changes: ContentRow) => {
  if (typeof changes.closed_on === 'string') return jobActions.close.what
  if (changes.state === 'paused') return jobActions.pause.what
  if (changes.state === 'open') return jobActions.publish.what
  if (changes.closed_on === null) return jobActions.reopen.what
  return changedFields(Object.keys(changes))
}

const historyOf = ({ added, changed, removed }: Plan) => [
  ...added.map(({ job_id, state }) => ({
    id: `${job_id}`,
    what: published[(state ?? 'open') as Publication],
  })),
  ...changed.map(({ id, changes }) => ({ id, what: changeOf(changes) })),
  ...removed.map((id) => ({ id, what: jobActions.close.what })),
]

const HISTORY_BATCH = 200

/** Writes all rows, or none and throws WrongRows. `beforeWriting` runs when it is sure that none is wrong. */
export const importRows = async (
  trx: Db,
  checked: CheckedRows,
  changer: Changer,
  {
    ahead,
    beforeWriting = () => {},
    report = () => {},
  }: Partial<{
    ahead: Ahead
    beforeWriting: () => void
    report: (written: number, total: number) => void | Promise<void>
  }> = {},
) => {
  // Rows that are compared now cannot change before the commit.
  await lockMeta(trx)
  const plan = await planNow(trx, checked, ahead)
  beforeWriting()
  const total = plan.added.length + plan.changed.length
  await applyPlan(trx, checked.kind, plan, (written) => report(written, total))
  const history = checked.kind.table === 'job' ? historyOf(plan) : []
  for (const batch of batchesOf(history, HISTORY_BATCH)) {
    await addJobChanges(trx, batch, changer)
    await report(total, total)
  }
  return plan
}

type Changed = Plan['changed'][number]

const isClosing = ({ changes }: Changed) => typeof changes.closed_on === 'string'

/** The rows that a plan adds and changes, and the ids of those that it closes or removes. */
export const partsOf = ({ added, changed, removed }: Plan) => ({
  added,
  changed: changed.filter((row) => !isClosing(row)),
  closed: [...changed.filter(isClosing).map(({ id }) => id), ...removed],
})

/** How many they are. */
export const countsOf = (plan: Plan) => {
  const { added, changed, closed } = partsOf(plan)
  return { added: added.length, changed: changed.length, closed: closed.length }
}

/** The log's line for an import. */
export const importSentence = (kind: ContentKind, plan: Plan) => {
  const { added, changed, closed } = countsOf(plan)
  return `${added} added, ${changed} changed, ${closed} ${kind.closing ? 'closed' : 'removed'}`
}
