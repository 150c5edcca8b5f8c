import { counted } from '@/domain/display'
import {
  caselessTag,
  submissionStates,
  type AccountName,
  type InboxRow,
  type SubmissionState,
} from '@/domain/office/inbox'
import { useChangeSubmissionsMutation, type BulkValues, type Selection } from '../../../api/submissionsApi'
import { useNotify } from '../../../components/Notices'
import type { Chosen } from './useChosen'

export type BulkChange = { state: SubmissionState } | { assignee: AccountName | null } | { tag: string }

/** The change in words that follow a number of submissions. */
export const describeBulk = (change: BulkChange) => {
  if ('state' in change) return `set to ${submissionStates[change.state]}`
  if ('tag' in change) return `tagged '${change.tag}'`
  return change.assignee ? `given to ${change.assignee.name}` : 'given to nobody'
}

const referencesOf = (rows: readonly InboxRow[]) => rows.map(({ reference }) => reference)

const groupedBy = <Value>(rows: readonly InboxRow[], valueOf: (row: InboxRow) => Value) =>
  [...new Set(rows.map(valueOf))].map((value) => ({
    value,
    references: referencesOf(rows.filter((row) => valueOf(row) === value)),
  }))

/** The changes that give these rows their earlier values. Those that were tagged already stay so. */
const changesBack = (change: BulkChange, rows: readonly InboxRow[]): (Selection & BulkValues)[] => {
  if ('tag' in change) {
    const tag = caselessTag(change.tag)
    const others = rows.filter(({ tags }) => !tags.map(caselessTag).includes(tag))
    return others.length > 0 ? [{ references: referencesOf(others), untag: change.tag }] : []
  }
  if ('state' in change)
    return groupedBy(rows, (row) => row.state).map(({ references, value: state }) => ({ references, state }))
  const groups = groupedBy(rows, ({ assignee }) => assignee?.id ?? null)
  return groups.map(({ references, value: assigneeId }) => ({ references, assigneeId }))
}

/** Changes the chosen submissions. */
export const useBulkChange = ({ selection, rows, clear }: Chosen) => {
  const [send] = useChangeSubmissionsMutation()
  const notify = useNotify()

  return async (change: BulkChange) => {
    const values = 'assignee' in change ? { assigneeId: change.assignee?.id ?? null } : change
    const answer = await send({ ...selection, ...values })
    if (answer.error) return answer
    const text = `${counted(answer.data.changed, 'submission')} ${describeBulk(change)}`
    const back = changesBack(change, rows)
    if (back.length > 0) notify.offerUndo(text, () => back.forEach((one) => void notify.attempt(send(one))))
    else notify.success(text)
    clear()
    return answer
  }
}
