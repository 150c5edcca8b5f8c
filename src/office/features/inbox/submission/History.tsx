import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { inboxKinds, type Submission, type InboxRow } from '@/domain/office/inbox'
import { useMergeSubmissionMutation, useSeparateSubmissionMutation } from '../../../api/submissionsApi'
import { useNotify } from '../../../components/Notices'
import { useMay } from '../../../store/useAccount'
import { formatShort } from '../../../components/dates'
import { submissionPath } from '../../../paths'
import { StateChip } from '../../../components/StateChip'
import { Section } from './Section'

const useMerging = (reference: string) => {
  const [merge, { isLoading }] = useMergeSubmissionMutation()
  const [separate] = useSeparateSubmissionMutation()
  const notify = useNotify()
  const take = async (other: string) => {
    if (await notify.attempt(merge({ reference, other })))
      notify.offerUndo('Merged. The other one is not listed any more.', () => undo(other))
  }
  const undo = (other: string) => void notify.attempt(separate(other))
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
        {formatShort(row.receivedAt)}
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

/** Other submissions of the same person, found by mobile number and e-mail; possible duplicates are merged by hand. */
export const History = ({ submission: { row, history, duplicates } }: { submission: Submission }) => {
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
export const MergedNote = ({ submission: { row, mergedInto } }: { submission: Submission }) => {
  const { search } = useLocation()
  const mayMerge = useMay('recruiter')
  const { undo } = useMerging(row.reference)
  if (mergedInto === null) return null
  return (
    <Alert
      severity="info"
      action={
        mayMerge ? (
          <Button color="inherit" size="small" onClick={() => undo(row.reference)}>
            Separate
          </Button>
        ) : undefined
      }
    >
      This was merged with <Link href={submissionPath(mergedInto) + search}>another submission</Link>.
    </Alert>
  )
}
