import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { InboxEntry, InboxRow } from '@/domain/office/inbox'
import { changesSince, tellChanges } from '@/domain/office/inboxChange'
import { useGetSubmissionQuery } from '../../../api/submissions'
import { LoadFailure } from '../../../components/LoadFailure'
import { useNotify } from '../../../components/Notices'
import { useAccount } from '../../../store/useAccount'
import type { Step, Steps } from '../list/usePreviousNext'
import { Entry } from './Entry'

type EntryBarProps = {
  steps: Steps
  /** The table is not beside it. */
  isAlone: boolean
  onStep: (step: Step) => void
  onClose: () => void
}

type StepButtonProps = { label: string; keys: string; to: Step | undefined; onStep: (step: Step) => void }

const StepButton = ({ label, keys, to, onStep }: StepButtonProps) => (
  <Tooltip title={`${label} (${keys.replace('+Arrow', ' ').replace('Up', '↑').replace('Down', '↓')})`}>
    {/* A button that is off hears no pointer. */}
    <span>
      <IconButton
        size="small"
        aria-label={label}
        aria-keyshortcuts={keys}
        disabled={to === undefined}
        onClick={() => to && onStep(to)}
      >
        {label === 'Next' ? <DownIcon /> : <UpIcon />}
      </IconButton>
    </span>
  </Tooltip>
)

/** Leads from one open submission to the others, and back to the table. */
const EntryBar = ({ steps, isAlone, onStep, onClose }: EntryBarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    {isAlone ? (
      <Button startIcon={<BackIcon />} onClick={onClose} sx={{ mr: 'auto' }}>
        Back to the list
      </Button>
    ) : null}
    <StepButton label="Previous" keys="Alt+ArrowUp" to={steps.previous} onStep={onStep} />
    <StepButton label="Next" keys="Alt+ArrowDown" to={steps.next} onStep={onStep} />
    {isAlone ? null : (
      <Tooltip title="Close (Esc)">
        <IconButton size="small" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    )}
  </Box>
)

type EntryRegionProps = {
  reference: string
  /** Its line of the table, if it is on the page. */
  row: InboxRow | undefined
  steps: Steps
  isAlone: boolean
  search: string
  onStep: (step: Step) => void
  onClose: () => void
}

const Waiting = () => (
  <Box aria-label="Loading the submission" role="status" sx={{ display: 'grid', gap: 1.5 }}>
    <Skeleton variant="rounded" height={72} />
    <Skeleton variant="rounded" height={32} width="60%" />
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={240} />
  </Box>
)

/** Says what others did to an open submission when it is read again. */
const useRemoteChanges = (entry: InboxEntry | undefined) => {
  const { id: own } = useAccount()
  const notify = useNotify()
  const known = useRef<number>(undefined)
  const compare = useEffectEvent((now: InboxEntry) => {
    const others = changesSince(now, known.current ?? now.version).filter(({ account }) => account.id !== own)
    known.current = now.version
    if (others.length > 0) notify.success(tellChanges(others))
  })
  useEffect(() => {
    if (entry) compare(entry)
  }, [entry])
}

/** Whether a key belongs to the control that has the focus. */
const isTaken = ({ target, defaultPrevented }: KeyboardEvent) =>
  defaultPrevented || target instanceof HTMLSelectElement

/** An open submission, headed by the person's name. Draw it anew for each. */
export const EntryRegion = ({
  reference,
  row,
  steps,
  isAlone,
  onStep,
  onClose,
  ...rest
}: EntryRegionProps) => {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const {
    data: entry,
    error,
    refetch,
  } = useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  useRemoteChanges(entry)

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTaken(event)) return
    const to = { ArrowUp: steps.previous, ArrowDown: steps.next }[event.key]
    if (event.altKey && to !== undefined) {
      event.preventDefault()
      onStep(to)
    } else if (event.key === 'Escape') onClose()
  }

  const name = entry?.row.name ?? row?.name
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
        <EntryBar steps={steps} isAlone={isAlone} onStep={onStep} onClose={onClose} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
        {entry ? <Entry entry={entry} onErased={onClose} {...rest} /> : null}
        {entry || error ? null : <Waiting />}
      </Box>
    </Paper>
  )
}
