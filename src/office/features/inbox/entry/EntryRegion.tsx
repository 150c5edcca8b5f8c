import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import type { InboxEntry, InboxRow } from '@/domain/office/inbox'
import { changesSince, tellChanges } from '@/domain/office/inboxChange'
import { useGetSubmissionQuery } from '../../../api/submissions'
import { LoadFailure } from '../../../components/LoadFailure'
import { useNotify } from '../../../components/Notices'
import { useAccount } from '../../../store/useAccount'
import type { Step, Steps } from '../list/useSteps'
import { Entry } from './Entry'
import { EntryBar } from './EntryBar'

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
