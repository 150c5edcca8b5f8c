import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import { servicesSearchPath } from '@/domain/paths'

const QUESTION = 'What service are you looking for today?'

/** The search pop-up of the header: Search opens the services that hold the text. */
export const SearchDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const titleId = useId()

  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
    void navigate(servicesSearchPath(text.trim()))
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 8 }}>
        {QUESTION}
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Box
          component="form"
          role="search"
          onSubmit={search}
          sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1.5 }}
        >
          <OutlinedInput
            autoFocus
            fullWidth
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Recruitment, payroll, BPO …"
            slotProps={{ input: { 'aria-label': QUESTION } }}
          />
          <Button type="submit" variant="contained">
            Search
          </Button>
        </Box>
      </DialogContent>
    </Dialog>
  )
}
