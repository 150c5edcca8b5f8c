import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Steps } from '../list/useSteps'

type EntryBarProps = {
  steps: Steps
  /** The table is not beside it. */
  isAlone: boolean
  onOpen: (reference: string) => void
  onClose: () => void
}

type StepProps = { label: string; keys: string; to: string | undefined; onOpen: (reference: string) => void }

const Step = ({ label, keys, to, onOpen }: StepProps) => (
  <Tooltip title={`${label} (${keys.replace('+Arrow', ' ').replace('Up', '↑').replace('Down', '↓')})`}>
    {/* A button that is off hears no pointer. */}
    <span>
      <IconButton
        size="small"
        aria-label={label}
        aria-keyshortcuts={keys}
        disabled={to === undefined}
        onClick={() => to !== undefined && onOpen(to)}
      >
        {label === 'Next' ? <DownIcon /> : <UpIcon />}
      </IconButton>
    </span>
  </Tooltip>
)

/** Leads from one open submission to the others, and back to the table. */
export const EntryBar = ({ steps, isAlone, onOpen, onClose }: EntryBarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    {isAlone ? (
      <Button startIcon={<BackIcon />} onClick={onClose} sx={{ mr: 'auto' }}>
        Back to the list
      </Button>
    ) : null}
    <Step label="Previous" keys="Alt+ArrowUp" to={steps.previous} onOpen={onOpen} />
    <Step label="Next" keys="Alt+ArrowDown" to={steps.next} onOpen={onOpen} />
    {isAlone ? null : (
      <Tooltip title="Close (Esc)">
        <IconButton size="small" aria-label="Close" aria-keyshortcuts="Escape" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    )}
  </Box>
)
