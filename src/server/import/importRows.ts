import { jobFields } from '@/domain/content/jobFields'
import { jobActions, type Publication } from '@/domain/office/jobs'
import { todayInIndia } from '@/domain/site/calendar'
import type { Db } from '../database/schema'
import {
  type ContentRow,
  deleteContentRow,
  insertContentRows,
  updateContentRow,
} from '../repositories/contentRows'
import { lockMeta } from '../repositories/meta'
import { addJobChanges, type Changer, setJobsClosed } from '../repositories/office/jobs'
import { batchesOf } from '../repositories/queries'
import type { ContentKind } from './contentKinds'
import { BATCH, type CheckedRows, type Plan, planRows } from './plan'
import { deleteClosedReferring } from './references'

const published: Record<Publication, string> = {
  draft: 'Added as a draft',
  open: 'Added',
  paused: 'Added, paused',
}

/** The line of a job's history for changed fields: 'Changed Position, Place'. */
export const changedFields = (names: readonly string[]) =>
  `Changed ${jobFields
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label)
    .join(', ')}`

/** The line for a row of a file. */
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

/** `pause` comes between the batches. */
type Pauses = { pause?: () => Promise<void> }

const writeRows = async (
  trx: Db,
  { table, key }: ContentKind,
  plan: Plan,
  { changer, pause }: Pauses & { changer: Changer },
) => {
  for (const batch of batchesOf(plan.added, BATCH)) {
    await insertContentRows(trx, table, batch)
    await pause?.()
  }
  for (const batch of batchesOf(plan.changed, BATCH)) {
    for (const { id, changes } of batch) await updateContentRow(trx, table, key, id, changes)
    await pause?.()
  }
  if (table !== 'job')
    for (const id of plan.removed) {
      await deleteClosedReferring(trx, table, id)
      await deleteContentRow(trx, table, key, id)
    }
  else {
    for (const ids of batchesOf(plan.removed, BATCH))
      await setJobsClosed(trx, ids, todayInIndia(Date.parse(changer.at)))
    for (const batch of batchesOf(historyOf(plan), BATCH)) {
      await addJobChanges(trx, batch, changer)
      await pause?.()
    }
  }
}

/** Writes all rows, or none and throws WrongRows. `beforeWriting` runs when it is sure that none is wrong. */
export const importRows = async (
  trx: Db,
  checked: CheckedRows,
  changer: Changer,
  { beforeWriting, pause }: Pauses & { beforeWriting?: () => void } = {},
) => {
  // Rows that are compared now cannot change before the commit.
  await lockMeta(trx)
  const plan = await planRows(trx, checked)
  beforeWriting?.()
  await writeRows(trx, checked.kind, plan, { changer, pause })
  return plan
}

type Changed = Plan['changed'][number]

const isClosing = ({ changes }: Changed) => typeof changes.closed_on === 'string'

/** The rows that a plan adds and changes, and the ids that it closes or removes. */
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
  return `${added} added, ${changed} changed, ${closed} ${kind.table === 'job' ? 'closed' : 'removed'}`
}
