import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import type { PropsWithChildren } from 'react'
import { ALL_FILTERS } from './titles'

type FilterPanelProps = {
  /** How many jobs the filters leave; undefined while the list loads. */
  total: number | undefined
  open: boolean
  onClose: () => void
}

const showLabel = (total: number | undefined) => {
  if (total === undefined) return 'Show jobs'
  return total === 1 ? 'Show 1 job' : `Show ${total} jobs`
}

/** The sidebar of small screens, over the list. */
export const FilterPanel = ({ total, open, onClose, children }: PropsWithChildren<FilterPanelProps>) => (
  <Drawer
    anchor="right"
    open={open}
    onClose={onClose}
    slotProps={{ paper: { 'aria-label': ALL_FILTERS, sx: { width: 'min(360px, 90vw)' } } }}
  >
    <IconButton aria-label="Close filters" onClick={onClose} sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}>
      <CloseIcon />
    </IconButton>
    <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>{children}</Box>
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Button variant="contained" fullWidth onClick={onClose}>
        <span>{showLabel(total)}</span>
      </Button>
    </Box>
  </Drawer>
)
