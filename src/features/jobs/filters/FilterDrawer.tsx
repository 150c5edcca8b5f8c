import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { hiddenWithoutScript } from '@/components/scripting'
import { countSetFilters } from '@/domain/jobFilter'
import { useShownList } from '../useJobList'

/** With the filters, of which a phone shows nothing before. */
const OpenDrawer = lazy(() => import('./OpenDrawer').then((module) => ({ default: module.OpenDrawer })))

/** The element that holds the filters where no script runs. */
export const FILTERS_ID = 'filters'

const TITLE = 'All Filter'

/** The button of the filters on small screens, and their drawer, whose code is loaded when it is first opened. */
export const FilterDrawer = () => {
  const count = countSetFilters(useShownList().filters)
  /** Undefined until it was opened for the first time. */
  const [open, setOpen] = useState<boolean>()
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
          <OpenDrawer title={TITLE} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
