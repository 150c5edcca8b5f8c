import CloseIcon from '@mui/icons-material/Close'
import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import { hiddenWithoutScript } from '@/components/scripting'
import { countSetFilters } from '@/domain/jobFilter'
import { useShownList } from '../useJobList'
import { JobFilters } from './JobFilters'

const Drawer = lazy(() => import('@mui/material/Drawer'))

/** The element that holds the filters where no script runs. */
export const FILTERS_ID = 'filters'

const TITLE = 'All Filter'

const showLabel = (total: number | undefined) => {
  if (total === undefined) return 'Show jobs'
  return total === 1 ? 'Show 1 job' : `Show ${total} jobs`
}

/** The filters of small screens, in a drawer behind their button, whose code is loaded when it is first opened. */
export const FilterDrawer = () => {
  const { filters, found, isLoading } = useShownList()
  const count = countSetFilters(filters)
  /** Undefined until it was opened for the first time. */
  const [open, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <Button
        variant="outlined"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={hiddenWithoutScript}
      >
        <span>{count > 0 ? `${TITLE} (${count})` : TITLE}</span>
      </Button>
      <noscript>
        <Button variant="outlined" component="a" href={`#${FILTERS_ID}`} startIcon={<TuneIcon />}>
          {TITLE}
        </Button>
      </noscript>
      {open === undefined ? null : (
        <Suspense>
          <Drawer
            anchor="right"
            open={open}
            onClose={close}
            slotProps={{ paper: { 'aria-label': TITLE, sx: { width: 'min(360px, 90vw)' } } }}
          >
            <IconButton
              aria-label="Close filters"
              onClick={close}
              sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}
            >
              <CloseIcon />
            </IconButton>
            <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>
              <JobFilters />
            </Box>
            <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
              <Button variant="contained" fullWidth onClick={close}>
                <span>{showLabel(isLoading ? undefined : found.total)}</span>
              </Button>
            </Box>
          </Drawer>
        </Suspense>
      )}
    </Box>
  )
}
