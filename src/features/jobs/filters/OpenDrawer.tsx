import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { jobCount } from '../titles'
import { useShownList } from '../useJobList'
import { JobFilters } from './JobFilters'

type OpenDrawerProps = { title: string; open: boolean; onClose: () => void }

/** The filters in a drawer over the list. */
export const OpenDrawer = ({ title, open, onClose }: OpenDrawerProps) => {
  const { found, isLoading } = useShownList()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': title, sx: { width: 'min(360px, 90vw)' } } }}
    >
      <IconButton aria-label="Close filters" onClick={onClose} sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}>
        <CloseIcon />
      </IconButton>
      <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>
        <JobFilters />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" fullWidth onClick={onClose}>
          <span>{isLoading ? 'Show jobs' : `Show ${jobCount(found.total)}`}</span>
        </Button>
      </Box>
    </Drawer>
  )
}
