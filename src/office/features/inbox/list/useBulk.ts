import { counted } from '@/domain/display'
import {
  caselessTag,
  submissionStates,
  type AccountName,
  type InboxRow,
  type SubmissionState,
} from '@/domain/office/inbox'
import { messageOf } from '../../../api/officeError'
import { useChangeSubmissionsMutation, type BulkChange, type Selection } from '../../../api/submissionChanges'
import type { InboxQuery } from '../../../api/submissions'
import { useNotify } from '../../../components/Notices'
import type { Chosen, ChosenState } from './useChosen'

export type BulkWork = { state: SubmissionState } | { assignee: AccountName | null } | { tag: string }

type Values = Pick<BulkChange, 'state' | 'assigneeId' | 'tag' | 'untag'>

/** What is done, in words that follow a number of submissions. */
export const describeWork = (work: BulkWork) => {
  if ('state' in work) return `set to ${submissionStates[work.state]}`
  if ('tag' in work) return `tagged '${work.tag}'`
  return work.assignee ? `given to ${work.assignee.name}` : 'given to nobody'
}

const toValues = (work: BulkWork): Values =>
  'assignee' in work ? { assigneeId: work.assignee?.id ?? null } : work

/** What each of these rows had before, with the rows that had the same. Those that were tagged already stay so. */
const valuesBefore = (work: BulkWork, rows: readonly InboxRow[]) => {
  if ('tag' in work) {
    const tag = caselessTag(work.tag)
    const others = rows.filter(({ tags }) => !tags.some((one) => caselessTag(one) === tag))
    return others.length > 0
      ? [{ references: others.map(({ reference }) => reference), untag: work.tag }]
      : []
  }
  const groups = new Map<string, { references: string[] } & Values>()
  for (const { reference, state, assignee } of rows) {
    const values: Values = 'state' in work ? { state } : { assigneeId: assignee?.id ?? null }
    const key = JSON.stringify(values)
    const group = groups.get(key) ?? { references: [], ...values }
    group.references.push(reference)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** What is chosen, as the API takes it. */
export const selectionOf = ({ isAll, except, rows }: Chosen, filter: InboxQuery): Selection =>
  isAll ? { filter, except: [...except] } : { references: [...rows.keys()] }

/** Changes the chosen submissions; resolves with the sentence that says why it failed. */
export const useBulk = ({ chosen, clear }: ChosenState, filter: InboxQuery) => {
  const [change] = useChangeSubmissionsMutation()
  const notify = useNotify()

  const undo = async (before: readonly BulkChange[]) => {
    const answers = await Promise.all(before.map((one) => change(one)))
    const failed = answers.find(({ error }) => error)
    if (failed?.error) notify.warning(messageOf(failed.error))
  }

  return async (work: BulkWork) => {
    const rows = [...chosen.rows.values()]
    const { data, error } = await change({ ...selectionOf(chosen, filter), ...toValues(work) })
    if (error) return messageOf(error)
    const told = `${counted(data?.changed ?? 0, 'submission')} ${describeWork(work)}`
    const before = chosen.isAll ? [] : valuesBefore(work, rows)
    if (before.length > 0) notify.offerUndo(told, () => void undo(before))
    else notify.success(told)
    clear()
    return undefined
  }
}
