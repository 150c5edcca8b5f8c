import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { changesSince, describeChanges } from '@/domain/office/inboxChange'
import { useGetSubmissionQuery } from '../../../api/submissionsApi'
import { Loaded } from '../../../components/Loaded'
import { useNotify } from '../../../components/Notices'
import { TipButton } from '../../../components/buttons'
import { useReread } from '../../../components/useReread'
import { useAccount } from '../../../store/useAccount'
import type { PreviousNext, Step } from '../list/usePreviousNext'
import { SubmissionView } from './SubmissionView'

type SubmissionPanelProps = {
  reference: string
  /** The name of the person, as the table has it. */
  listedName: string | undefined
  search: string
  steps: PreviousNext
  /** The table is not beside it. */
  isAlone: boolean
  onStep: (step: Step) => void
  onClose: () => void
}

/** An open submission, headed by the person's name. Give it a key, so that each submission starts fresh. */
export const SubmissionPanel = ({
  reference,
  listedName,
  search,
  steps: { previous, next },
  isAlone,
  onStep,
  onClose,
}: SubmissionPanelProps) => {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { id: own } = useAccount()
  const notify = useNotify()
  const query = useGetSubmissionQuery(reference, { refetchOnMountOrArgChange: true })
  useReread(query.data, (now, before) => {
    const others = changesSince(now, before.version).filter(({ account }) => account.id !== own)
    if (others.length > 0) notify.success(describeChanges(others))
  })

  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  useEffect(focusHeading, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.target instanceof HTMLSelectElement) return
    const to = event.altKey && { ArrowUp: previous, ArrowDown: next }[event.key]
    if (!to && event.key !== 'Escape') return
    event.preventDefault()
    // A field stores what was typed when it is left.
    focusHeading()
    if (to) onStep(to)
    else onClose()
  }

  const name = query.data?.row.name ?? listedName
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
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Loaded query={query} label="Loading the submission">
          {(submission) => <SubmissionView submission={submission} search={search} onErased={onClose} />}
        </Loaded>
      </Box>
    </Paper>
  )
}
