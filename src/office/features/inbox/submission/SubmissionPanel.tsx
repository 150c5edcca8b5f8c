import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { InboxRow, Submission } from '@/domain/office/inbox'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { useGetSubmissionQuery } from '../../../api/submissionsApi'
import { Loaded } from '../../../components/Loaded'
import { useNotify } from '../../../components/Notices'
import { TipButton } from '../../../components/TipButton'
import { useAccount } from '../../../store/useAccount'
import type { PreviousNext, Step } from '../list/usePreviousNext'
import { SubmissionView } from './SubmissionView'

type PanelBarProps = {
  steps: PreviousNext
  /** The table is not beside it. */
  isAlone: boolean
  onStep: (step: Step) => void
  onClose: () => void
}

/** Leads from one open submission to the others, and back to the table. */
const PanelBar = ({ steps: { previous, next }, isAlone, onStep, onClose }: PanelBarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    {isAlone ? (
      <Button startIcon={<BackIcon />} onClick={onClose} sx={{ mr: 'auto' }}>
        Back to the list
      </Button>
    ) : null}
    <TipButton
      label="Previous"
      tip="Previous (Alt ↑)"
      aria-keyshortcuts="Alt+ArrowUp"
      disabled={!previous}
      onClick={() => previous && onStep(previous)}
    >
      <UpIcon />
    </TipButton>
    <TipButton
      label="Next"
      tip="Next (Alt ↓)"
      aria-keyshortcuts="Alt+ArrowDown"
      disabled={!next}
      onClick={() => next && onStep(next)}
    >
      <DownIcon />
    </TipButton>
    {isAlone ? null : (
      <TipButton label="Close" tip="Close (Esc)" aria-keyshortcuts="Escape" onClick={onClose}>
        <CloseIcon />
      </TipButton>
    )}
  </Box>
)

/** The outline of a submission until it is loaded. */
const Outline = () => (
  <Box aria-label="Loading the submission" role="status" sx={{ display: 'grid', gap: 1.5 }}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={32} width="60%" />
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={240} />
  </Box>
)

/** Reports the changes of others to an open submission when it is read again. */
const useRemoteChanges = (submission: Submission | undefined) => {
  const { id: own } = useAccount()
  const notify = useNotify()
  const known = useRef<number>(undefined)
  const compare = useEffectEvent((now: Submission) => {
    const others = changesSince(now, known.current ?? now.version).filter(({ account }) => account.id !== own)
    known.current = now.version
    if (others.length > 0) notify.success(describeChanges(others))
  })
  useEffect(() => {
    if (submission) compare(submission)
  }, [submission])
}

/** Whether a key belongs to the control that has the focus. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || target instanceof HTMLSelectElement

type SubmissionPanelProps = PanelBarProps & {
  reference: string
  /** Its line of the table, if it is on the page. */
  row: InboxRow | undefined
  search: string
}

/** An open submission, headed by the person's name. Draw it anew for each. */
export const SubmissionPanel = ({ reference, row, search, ...bar }: SubmissionPanelProps) => {
  const { steps, isAlone, onStep, onClose } = bar
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })
  useRemoteChanges(query.data)

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTaken(event)) return
    const to = { ArrowUp: steps.previous, ArrowDown: steps.next }[event.key]
    if (event.altKey && to !== undefined) {
      event.preventDefault()
      onStep(to)
    } else if (event.key === 'Escape') onClose()
  }

  const name = query.data?.row.name ?? row?.name
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={headingId}
      onKeyDown={onKeyDown}
      sx={{
        flex: isAlone ? 1 : '0 0 clamp(380px, 46%, 620px)',
        minWidth: 0,
        overflowY: 'auto',
        p: { xs: 1.5, sm: 2 },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: isAlone ? 'column-reverse' : 'row', gap: 1, mb: 1.5 }}>
        <Typography
          id={headingId}
          ref={heading}
          variant="h2"
          tabIndex={-1}
          sx={{ flexGrow: 1, fontSize: '1.125rem', outline: 'none', overflowWrap: 'anywhere' }}
        >
          {name === undefined ? 'Submission' : name || 'No name'}
        </Typography>
        <PanelBar {...bar} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Loaded query={query} label="Loading the submission" fallback={<Outline />}>
          {(submission) => <SubmissionView submission={submission} search={search} onErased={onClose} />}
        </Loaded>
      </Box>
    </Paper>
  )
}
