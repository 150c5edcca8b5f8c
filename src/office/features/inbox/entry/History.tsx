import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { inboxKinds, type InboxEntry, type InboxRow } from '@/domain/office/inbox'
import { messageOf } from '../../../api/officeError'
import { useMergeSubmissionMutation, useSeparateSubmissionMutation } from '../../../api/submissionChanges'
import { useNotify } from '../../../components/Notices'
import { useMay } from '../../../store/useAccount'
import { showReceived } from '../../../components/dates'
import { submissionPath } from '../../../paths'
import { StateChip } from '../../../components/StateChip'
import { Section } from './Section'

const useMerging = (reference: string) => {
  const [merge, { isLoading }] = useMergeSubmissionMutation()
  const [separate] = useSeparateSubmissionMutation()
  const notify = useNotify()
  const take = async (other: string) => {
    const { error } = await merge({ reference, other })
    if (error) notify.warning(messageOf(error))
    else notify.offerUndo('Merged. The other one is not listed any more.', () => void undo(other))
  }
  const undo = async (other: string) => {
    const { error } = await separate(other)
    if (error) notify.warning(messageOf(error))
  }
  return { take, undo, isLoading }
}

type OtherProps = { row: InboxRow; isDuplicate: boolean; onMerge?: () => void }

const Other = ({ row, isDuplicate, onMerge }: OtherProps) => {
  const { search } = useLocation()
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
    >
      <Link href={submissionPath(row.reference) + search}>
        {[inboxKinds[row.kind], row.about].filter((text) => text !== '').join(': ')}
      </Link>
      <Typography variant="body2" color="textSecondary">
        {showReceived(row.receivedAt)}
      </Typography>
      <StateChip state={row.state} />
      {isDuplicate ? (
        <Typography variant="body2" color="warning">
          Possible duplicate
        </Typography>
      ) : null}
      {isDuplicate && onMerge ? (
        <Button size="small" onClick={onMerge}>
          Merge
        </Button>
      ) : null}
    </Box>
  )
}

/** What else the same person sent, found by mobile number and e-mail; what may be the same again is merged by hand. */
export const History = ({ entry: { row, history, duplicates } }: { entry: InboxEntry }) => {
  const mayMerge = useMay('recruiter')
  const { take, isLoading } = useMerging(row.reference)
  if (history.length === 0) return null
  return (
    <Section title="From the same person">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {history.map((other) => (
          <Other
            key={other.reference}
            row={other}
            isDuplicate={duplicates.includes(other.reference)}
            onMerge={mayMerge && !isLoading ? () => void take(other.reference) : undefined}
          />
        ))}
      </Box>
    </Section>
  )
}

/** Where a submission was merged with another. */
export const MergedNote = ({ entry: { row, mergedInto } }: { entry: InboxEntry }) => {
  const { search } = useLocation()
  const mayMerge = useMay('recruiter')
  const { undo } = useMerging(row.reference)
  if (mergedInto === null) return null
  return (
    <Alert
      severity="info"
      action={
        mayMerge ? (
          <Button color="inherit" size="small" onClick={() => void undo(row.reference)}>
            Separate
          </Button>
        ) : undefined
      }
    >
      This was merged with <Link href={submissionPath(mergedInto) + search}>another submission</Link>.
    </Alert>
  )
}
