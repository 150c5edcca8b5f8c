import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { type InboxRow, describeRow, type Submission } from '@/domain/submissions/inbox'
import { changeSummary, nameOf } from '@/domain/submissions/inboxChange'
import type { Same } from '@/domain/submissions/samePerson'
import { furtherState, stateLabel, type SubmissionState } from '@/domain/submissions/states'
import { submissionsApi } from '../../../api/submissionsApi'
import { formatShort, showMoment } from '../../../components/dates'
import { OfficeSelect } from '../../../components/fields'
import { FormDialog, DialogButton } from '../../../components/forms'
import { useNotify } from '../../../components/Notices'
import { StateChip } from '../../../components/StateChip'
import { PlainList, Small } from '../../../components/texts'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { submissionPath } from '../../../paths'
import { useMay } from '../../../store/store'
import { Section, useMore } from './parts'

const words = { name: 'name', mobile: 'number', email: 'address' } as const
const parts = ['name', 'mobile', 'email'] as const
const listed = new Intl.ListFormat('en-GB')

/** 'Same number. Other name: Birju Netam. No address.' */
export const describeSame = (same: Same, other: Pick<InboxRow, (typeof parts)[number]>) => {
  const alike = parts.filter((part) => same[part]).map((part) => words[part])
  const others = parts
    .filter((part) => !same[part])
    .map((part) => (other[part] ? `Other ${words[part]}: ${other[part]}.` : `No ${words[part]}.`))
  return [`Same ${listed.format(alike)}.`, ...others].join(' ')
}

const BOTH = 'They have the same number and address: the sender sees and can erase both.'
const EACH = 'Both senders see the state. Each reference opens only its own.'

type MergeDialogProps = { row: InboxRow; other: InboxRow; same: Same; onClose: () => void }

/** Merges another submission into this one, after saying what they share and what their senders can do. */
const MergeDialog = ({ row, other, same, onClose }: MergeDialogProps) => {
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
      title={`Merge with ${other.name ? `the submission of ${other.name}` : 'this submission'}?`}
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

/** Other submissions with the same number or e-mail, which two people may share. Possible duplicates are merged by hand. */
export const History = ({ submission }: { submission: Submission }) => {
  const mayMerge = useMay('recruiter')
  const { search } = useLocation()
  if (submission.history.length === 0) return null
  return (
    <Section title="With the same number or address">
      <PlainList sx={{ display: 'grid', gap: 0.5 }}>
        {submission.history.map((other) => {
          const duplicate = submission.duplicates.find(({ reference }) => reference === other.reference)
          return (
            <Box
              component="li"
              key={other.reference}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 32 }}
            >
              <Link href={submissionPath(other.reference) + search}>{describeRow(other)}</Link>
              <Small sx={{ overflowWrap: 'anywhere' }}>
                {[other.name, formatShort(other.receivedAt)].filter(Boolean).join(', ')}
              </Small>
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
      </PlainList>
    </Section>
  )
}

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

/** A withdrawn submission stays so until an owner takes it back. */
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

/** Changes, newest first. */
export const Changes = ({ submission: { row, changes } }: { submission: Submission }) => {
  // Notes have their own list.
  const all = changes.filter(({ what }) => what !== 'note')
  const [isAll, button] = useMore(`Show all ${all.length}`, 'Show fewer')
  if (all.length === 0) return null
  return (
    <Section title="Changes" action={all.length > SHOWN_CHANGES ? button : null}>
      <PlainList aria-label="Changes" sx={{ display: 'grid', gap: 0.5 }}>
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
      </PlainList>
    </Section>
  )
}
