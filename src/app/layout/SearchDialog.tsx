import { useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { JobSearchLink } from '@/components/JobSearchLink'
import { SearchForm } from '@/components/SearchForm'
import { paths, servicesSearchPath } from '@/domain/paths'

/** The search pop-up of the header: Search opens the services that contain the text, a link the jobs. */
export const SearchDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useLingui()
  const question = t`What service are you looking for today?`
  const navigate = useNavigate()
  const titleId = useId()
  const [typed, setTyped] = useState('')

  const search = (text: string) => {
    onClose()
    void navigate(servicesSearchPath(text))
  }

  return (
    <Dialog open={open} onClose={onClose} fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2" sx={{ pr: 8 }}>
        {question}
      </DialogTitle>
      <IconButton aria-label={t`Close`} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <SearchForm
          label={question}
          placeholder={t`Recruitment, payroll, BPO …`}
          action={paths.services}
          name="search"
          autoFocus
          isMain
          onType={setTyped}
          onSearch={search}
          sx={{ flexDirection: { xs: 'column', sm: 'row' }, mb: 1.5 }}
        />
        <JobSearchLink text={typed.trim()} onClick={onClose} />
      </DialogContent>
    </Dialog>
  )
}
