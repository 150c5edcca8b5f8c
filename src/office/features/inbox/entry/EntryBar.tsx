import BackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import DownIcon from '@mui/icons-material/KeyboardArrowDown'
import UpIcon from '@mui/icons-material/KeyboardArrowUp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Step, Steps } from '../list/useSteps'

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
export const EntryBar = ({ steps, isAlone, onStep, onClose }: EntryBarProps) => (
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
