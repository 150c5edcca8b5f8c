import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { InboxRow } from '@/domain/office/inbox'
import { useGetSubmissionQuery } from '../../../api/submissions'
import { LoadFailure } from '../../../components/LoadFailure'
import type { Step, Steps } from '../list/useSteps'
import { Entry } from './Entry'
import { EntryBar } from './EntryBar'
import { useCatchUp } from './useCatchUp'

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
  const loaded = useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })
  const { data: entry, error, refetch } = loaded

  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  useCatchUp(reference, loaded)

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
