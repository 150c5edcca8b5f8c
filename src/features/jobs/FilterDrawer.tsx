import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useState, type PropsWithChildren } from 'react'
import { FILTER_FORM_ID } from './FilterForm'

const NAME = 'All Filter'

type FilterDrawerProps = {
  /** How many jobs the filters leave; undefined while the list loads. */
  total: number | undefined
  /** How many filters are set. */
  count: number
}

const showLabel = (total: number | undefined) => {
  if (total === undefined) return 'Show jobs'
  return total === 1 ? 'Show 1 job' : `Show ${total} jobs`
}

/** The sidebar of small screens, behind its button. */
export const FilterDrawer = ({ total, count, children }: PropsWithChildren<FilterDrawerProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="jobs-button jobs-all needs-script"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        <i />
        <span>{count > 0 ? `${NAME} (${count})` : NAME}</span>
      </button>
      <noscript>
        <a className="jobs-button jobs-all" href={`#${FILTER_FORM_ID}`}>
          {NAME}
        </a>
      </noscript>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': NAME, sx: { width: 'min(360px, 90vw)' } } }}
      >
        <IconButton
          aria-label="Close filters"
          onClick={() => setOpen(false)}
          sx={{ alignSelf: 'flex-end', mt: 1, mr: 1 }}
        >
          <CloseIcon />
        </IconButton>
        <Box sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pb: 1.5 }}>{children}</Box>
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button variant="contained" fullWidth onClick={() => setOpen(false)}>
            <span>{showLabel(total)}</span>
          </Button>
        </Box>
      </Drawer>
    </>
  )
}
