import Typography from '@mui/material/Typography'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import type { InboxRow } from '@/domain/submissions/inbox'
import type { Same } from '@/domain/submissions/samePerson'
import { furtherState, stateLabel, type SubmissionState } from '@/domain/submissions/states'
import { submissionsApi } from '../../../api/submissionsApi'
import { OfficeSelect } from '../../../components/fields'
import { FormDialog } from '../../../components/forms'
import { useNotify } from '../../../components/Notices'

const words = { name: 'name', mobile: 'number', email: 'address' } as const
const parts = ['name', 'mobile', 'email'] as const
const list = new Intl.ListFormat('en-GB')

/** 'Same number. Other name: Birju Netam. No address.' */
export const describeSame = (same: Same, other: Pick<InboxRow, (typeof parts)[number]>) => {
  const alike = parts.filter((part) => same[part]).map((part) => words[part])
  const others = parts
    .filter((part) => !same[part])
    .map((part) => (other[part] ? `Other ${words[part]}: ${other[part]}.` : `No ${words[part]}.`))
  return [`Same ${list.format(alike)}.`, ...others].join(' ')
}

const BOTH = 'They have the same number and address: the sender sees and can erase both.'
const EACH = 'Both senders see the state. Each reference opens only its own.'

type MergeDialogProps = { row: InboxRow; other: InboxRow; same: Same; onClose: () => void }

/** Merges another submission with the open one, after saying what they have in common and what their senders can do then. */
export const MergeDialog = ({ row, other, same, onClose }: MergeDialogProps) => {
  const [merge] = submissionsApi.useMergeSubmissionMutation()
  const [separate] = submissionsApi.useSeparateSubmissionMutation()
  const notify = useNotify()
  const submit = async ({ state }: { state: SubmissionState }) => {
    const merged = await merge({ reference: row.reference, other: other.reference, state })
    const undo = () => void notify.attempt(separate(other.reference))
    if (!merged.error) notify.offerUndo('Merged. The list now shows only this one.', undo)
    return merged
  }
  const optionOf = ({ state, receivedAt }: InboxRow) => ({
    value: state,
    label: `${stateLabel(state, row.kind)} (${formatDate(todayInIndia(Date.parse(receivedAt)))})`,
  })
  return (
    <FormDialog
      title={`Merge with that of ${other.name || 'no name'}?`}
      initialValues={{ state: furtherState(row.state, other.state) }}
      submitLabel="Merge"
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{describeSame(same, other)}</Typography>
      <Typography>{same.mobile && same.email ? BOTH : EACH}</Typography>
      {row.state === other.state ? null : (
        <OfficeSelect name="state" label="State of both" options={[row, other].map(optionOf)} />
      )}
    </FormDialog>
  )
}
