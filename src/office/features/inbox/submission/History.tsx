import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { describeRow, type Submission } from '@/domain/submissions/inbox'
import { changeSummary, nameOf } from '@/domain/submissions/inboxChange'
import { submissionsApi } from '../../../api/submissionsApi'
import { formatShort, showMoment } from '../../../components/dates'
import { DialogButton } from '../../../components/forms'
import { useNotify } from '../../../components/Notices'
import { StateChip } from '../../../components/StateChip'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { submissionPath } from '../../../paths'
import { useMay } from '../../../store/useAccount'
import { describeSame, MergeDialog } from './MergeDialog'
import { Section, useMore } from './parts'

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }

/** Other submissions with the same mobile number or e-mail, each with its name: two may share them. Possible duplicates are merged by hand. */
export const History = ({ submission }: { submission: Submission }) => {
  const mayMerge = useMay('recruiter')
  const { search } = useLocation()
  if (submission.history.length === 0) return null
  return (
    <Section title="With the same number or address">
      <Box component="ul" sx={list}>
        {submission.history.map((other) => {
          const duplicate = submission.duplicates.find(({ reference }) => reference === other.reference)
          return (
            <Box
              component="li"
              key={other.reference}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
            >
              <Link href={submissionPath(other.reference) + search}>{describeRow(other)}</Link>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[other.name, formatShort(other.receivedAt)].filter(Boolean).join(', ')}
              </Typography>
              <StateChip kind={other.kind} state={other.state} />
              {duplicate ? (
                <Typography variant="body2" color="warning" sx={{ overflowWrap: 'anywhere' }}>
                  {`Possible duplicate. ${describeSame(duplicate.same, other)}`}
                </Typography>
              ) : null}
              {duplicate && mayMerge ? (
                <DialogButton
                  size="small"
                  renderDialog={(onClose) => (
                    <MergeDialog row={submission.row} {...{ other, onClose }} same={duplicate.same} />
                  )}
                >
                  Merge
                </DialogButton>
              ) : null}
            </Box>
          )
        })}
      </Box>
    </Section>
  )
}

/** Where a submission was merged with another. */
export const MergedNote = ({ submission: { row, mergedInto } }: { submission: Submission }) => {
  const { search } = useLocation()
  const mayMerge = useMay('recruiter')
  const [separate] = submissionsApi.useSeparateSubmissionMutation()
  const { attempt } = useNotify()
  if (mergedInto === null) return null
  const button = (
    <Button color="inherit" size="small" onClick={() => void attempt(separate(row.reference))}>
      Separate
    </Button>
  )
  return (
    <Alert severity="info" action={mayMerge ? button : undefined}>
      This was merged with <Link href={submissionPath(mergedInto) + search}>another submission</Link>.
    </Alert>
  )
}

/** A submission that the applicant withdrew stays so until an owner takes it back. */
export const WithdrawnNote = ({ submission: { row, withdrawnAt } }: { submission: Submission }) => {
  const isOwner = useMay('owner')
  const [takeBack, { isLoading }] = submissionsApi.useTakeBackSubmissionMutation()
  const { attempt } = useNotify()
  const keepFocus = useKeptFocus(withdrawnAt, isLoading)
  if (withdrawnAt === null) return null

  const take = () => {
    keepFocus()
    void attempt(takeBack(row.reference), `${row.name || 'No name'}: the withdrawal was taken back`)
  }
  const button = (
    <Button color="inherit" size="small" loading={isLoading} onClick={take} sx={{ whiteSpace: 'nowrap' }}>
      Take back
    </Button>
  )
  return (
    <Alert severity="info" action={isOwner ? button : undefined}>
      {`The applicant withdrew this on ${showMoment(withdrawnAt)}. They can take it back for a day, an owner at any time.`}
    </Alert>
  )
}

const SHOWN_CHANGES = 3

/** The changes with their accounts and times, newest first; the rest behind a button. */
export const Changes = ({ submission: { row, changes } }: { submission: Submission }) => {
  // The list of notes shows those already.
  const all = changes.filter(({ what }) => what !== 'note')
  const [isAll, button] = useMore(`Show all ${all.length}`, 'Show fewer')
  if (all.length === 0) return null
  return (
    <Section title="Changes" action={all.length > SHOWN_CHANGES ? button : null}>
      <Box component="ul" aria-label="Changes" sx={list}>
        {all.slice(0, isAll ? undefined : SHOWN_CHANGES).map((change) => (
          <Typography
            component="li"
            variant="body2"
            key={`${change.version} ${change.what} ${change.value}`}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {`${changeSummary(change, row.kind)} by ${nameOf(change.account)}, `}
            <Box component="time" dateTime={change.at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {showMoment(change.at)}
            </Box>
          </Typography>
        ))}
      </Box>
    </Section>
  )
}
