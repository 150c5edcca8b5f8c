import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { company } from '@/domain/company'
import { filledTexts } from '@/domain/companyTexts'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { securityNoticeShown, selectIsSecurityNoticeShown } from '@/store/notices'
import texts from './securityNotice.json'

/** In English and in Hindi. The title of the dialog is English. */
const notices = filledTexts(texts)

const NoticeBody = ({ text }: { text: (typeof texts)[number] }) => (
  <Box lang={text.lang} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
    {text.title ? (
      // Not bold in Hindi, which would be a second font for one line.
      <Typography
        variant="h4"
        component="h3"
        color="primary"
        sx={{ mb: 1, '&:lang(hi)': { fontWeight: 'inherit' } }}
      >
        {text.title}
      </Typography>
    ) : null}
    <Typography variant="inherit">{text.warning}</Typography>
    <Box component="ul" sx={{ my: 1.5, pl: 3, '& li': { mb: 0.5 } }}>
      <li>
        {text.addresses}
        {company.jobSeekerEmails.map((address) => (
          <Box key={address} sx={{ fontWeight: 'bold' }}>
            {address}
          </Box>
        ))}
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

/** Warns of fraud when Home is first shown after a page load. */
export const SecurityNotice = () => {
  const dispatch = useAppDispatch()
  const wasShown = useAppSelector(selectIsSecurityNoticeShown)
  const [open, setOpen] = useState(!wasShown)
  useEffect(() => {
    dispatch(securityNoticeShown())
  }, [dispatch])

  const dismiss = () => setOpen(false)
  // Material UI's own portal would draw the dialog in a second, synchronous pass.
  return createPortal(
    <Dialog
      disablePortal
      open={open}
      onClose={dismiss}
      maxWidth={false}
      slotProps={{
        paper: { sx: { maxWidth: SECURITY_NOTICE_WIDTH_PX } },
        // Fading in would lay the page out within React's commit, which is long enough.
        transition: { appear: false },
        backdrop: { appear: false },
      }}
    >
      <DialogTitle variant="h3">IMPORTANT SECURITY NOTICE</DialogTitle>
      {/* The text scrolls, also by keyboard. */}
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2.5} divider={<Divider />}>
          {notices.map((text) => (
            <NoticeBody key={text.lang} text={text} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={dismiss}>Close</Button>
        <Button onClick={dismiss} variant="contained">
          Ok
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  )
}
