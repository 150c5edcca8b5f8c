import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { company } from '@/domain/company'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/limits'
import { paths } from '@/domain/paths'
import { inEnglish, inHindi, type NoticeText } from './securityNoticeTexts'

const NoticeBody = ({ text }: { text: NoticeText }) => (
  <Box lang={text.lang} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
    {text.title ? (
      <Typography variant="h4" component="h3" color="primary" sx={{ mb: 1 }}>
        {text.title}
      </Typography>
    ) : null}
    <Typography variant="inherit">{text.warning}</Typography>
    <Box component="ul" sx={{ my: 1.5, pl: 3, '& li': { mb: 0.5 } }}>
      <li>
        {text.addresses} <strong>{company.jobSeekerEmails.join(', ')}</strong>
      </li>
      {text.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Box>
    <Typography variant="inherit" color="textSecondary">
      {text.platform}
    </Typography>
  </Box>
)

/**
 * Warns of fraud when Home is first seen after a page load. It is part of the layout: its state lasts as long as the
 * page, so moving between screens does not open it again.
 */
export const SecurityNotice = () => {
  const isHome = useLocation().pathname === paths.home
  const [state, setState] = useState<'waiting' | 'open' | 'dismissed'>('waiting')
  const titleId = useId()
  if (isHome && state === 'waiting') setState('open')
  if (!isHome && state === 'open') setState('dismissed')

  const dismiss = () => setState('dismissed')
  return (
    <Dialog
      open={state === 'open'}
      onClose={dismiss}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { maxWidth: SECURITY_NOTICE_WIDTH_PX } } }}
    >
      <DialogTitle id={titleId} variant="h3" component="h2">
        IMPORTANT SECURITY NOTICE
      </DialogTitle>
      {/* The text scrolls, also by keyboard. */}
      <DialogContent dividers tabIndex={0}>
        <NoticeBody text={inEnglish} />
        <Divider sx={{ my: 2.5 }} />
        <NoticeBody text={inHindi} />
      </DialogContent>
      <DialogActions>
        <Button onClick={dismiss}>Close</Button>
        <Button onClick={dismiss} variant="contained">
          Ok
        </Button>
      </DialogActions>
    </Dialog>
  )
}
