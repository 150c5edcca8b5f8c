import { counted } from '@/domain/display'
import {
  caselessTag,
  submissionStates,
  type AccountName,
  type InboxRow,
  type SubmissionState,
} from '@/domain/office/inbox'
import { messageOf } from '../../../api/officeError'
import type { ListQuery } from '../../../api/officeApi'
import { useChangeSubmissionsMutation, type BulkValues, type Selection } from '../../../api/submissionsApi'
import { useNotify } from '../../../components/Notices'
import type { Chosen, ChosenState } from './useChosen'

export type BulkChange = { state: SubmissionState } | { assignee: AccountName | null } | { tag: string }

/** The change in words that follow a number of submissions. */
export const describeBulk = (change: BulkChange) => {
  if ('state' in change) return `set to ${submissionStates[change.state]}`
  if ('tag' in change) return `tagged '${change.tag}'`
  return change.assignee ? `given to ${change.assignee.name}` : 'given to nobody'
}

const toValues = (change: BulkChange): BulkValues =>
  'assignee' in change ? { assigneeId: change.assignee?.id ?? null } : change

/** The values of these rows before, with the rows that had the same. Those that were tagged already stay so. */
const valuesBefore = (change: BulkChange, rows: readonly InboxRow[]) => {
  if ('tag' in change) {
    const tag = caselessTag(change.tag)
    const others = rows.filter(({ tags }) => !tags.some((one) => caselessTag(one) === tag))
    return others.length > 0
      ? [{ references: others.map(({ reference }) => reference), untag: change.tag }]
      : []
  }
  const groups = new Map<string, { references: string[] } & BulkValues>()
  for (const { reference, state, assignee } of rows) {
    const values: BulkValues = 'state' in change ? { state } : { assigneeId: assignee?.id ?? null }
    const key = JSON.stringify(values)
    const group = groups.get(key) ?? { references: [], ...values }
    group.references.push(reference)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The chosen submissions, as the API takes them. */
export const selectionOf = ({ isAll, except, rows }: Chosen, filter: ListQuery): Selection =>
  isAll ? { filter, except: [...except] } : { references: [...rows.keys()] }

/** Changes the chosen submissions; resolves with the sentence that says why it failed. */
export const useBulkChange = ({ chosen, clear }: ChosenState, filter: ListQuery) => {
  const [send] = useChangeSubmissionsMutation()
  const notify = useNotify()

  const undo = async (before: readonly (Selection & BulkValues)[]) => {
    const answers = await Promise.all(before.map((one) => send(one)))
    const failed = answers.find(({ error }) => error)
    if (failed?.error) notify.warning(messageOf(failed.error))
  }

  return async (change: BulkChange) => {
    const rows = [...chosen.rows.values()]
    const { data, error } = await send({ ...selectionOf(chosen, filter), ...toValues(change) })
    if (error) return messageOf(error)
    const text = `${counted(data?.changed ?? 0, 'submission')} ${describeBulk(change)}`
    const before = chosen.isAll ? [] : valuesBefore(change, rows)
    if (before.length > 0) notify.offerUndo(text, () => void undo(before))
    else notify.success(text)
    clear()
    return undefined
  }
}
