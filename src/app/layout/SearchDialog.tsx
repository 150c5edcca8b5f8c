import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { SearchForm } from '@/components/SearchForm'
import { paths, servicesSearchPath } from '@/domain/paths'

const QUESTION = 'What service are you looking for today?'

/** The search pop-up of the header: Search opens the services that contain the text. */
export const SearchDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const navigate = useNavigate()
  const titleId = useId()

  const search = (text: string) => {
    onClose()
    void navigate(servicesSearchPath(text))
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
        <SearchForm
          label={QUESTION}
          placeholder="Recruitment, payroll, BPO …"
          action={paths.services}
          name="search"
          autoFocus
          isMain
          onSearch={search}
          sx={{ flexDirection: { xs: 'column', sm: 'row' } }}
        />
      </DialogContent>
    </Dialog>
  )
}
