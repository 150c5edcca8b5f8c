import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import { useState, type PropsWithChildren } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectFilterCount } from '@/store/jobFilters'

const NAME = 'All Filter'

/** The sidebar of small screens, behind its button. */
export const FilterDrawer = ({ total, children }: PropsWithChildren<{ total: number }>) => {
  const [open, setOpen] = useState(false)
  const count = useAppSelector(selectFilterCount)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        sx={{ flexShrink: 0 }}
      >
        {count > 0 ? `${NAME} (${count})` : NAME}
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': NAME, sx: { width: 'min(360px, 90vw)' } } }}
      >
        <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, py: 1.5 }}>{children}</Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
            Show {total} jobs
          </Button>
        </Box>
      </Drawer>
    </>
  )
}
