import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '@/components/language'
import { useCompany } from '@/components/SiteSettings'
import { type Language, languages } from '@/domain/languages'
import { paths } from '@/domain/paths'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/site/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { securityNoticeShown, selectIsSecurityNoticeShown } from '@/store/notices'
import { selectOwnApi } from '@/store/site'
// Each page shows both languages, so that no catalogue has them.
import notice from './securityNotice.json'

const NoticeBody = ({ language, isFirst }: { language: Language; isFirst: boolean }) => {
  const { legalName, freelancerPlatform, jobSeekerEmails } = useCompany()
  const { name, categories } = freelancerPlatform
  const text = notice[language]
  const ownApi = useAppSelector(selectOwnApi)
  return (
    <Box lang={language} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {isFirst ? null : (
        <Typography variant="h4" component="h3" color="primary" sx={{ mb: 1 }}>
          {text.title}
        </Typography>
      )}
      <Typography variant="inherit">{text.warning}</Typography>
      <Box component="ul" sx={{ my: 1.5, pl: 3, listStyle: 'disc', '& li': { mb: 0.5 } }}>
        <li>
          {text.addresses}
          {jobSeekerEmails.map((address) => (
            <Box key={address} sx={{ fontWeight: 'bold' }}>
              {address}
            </Box>
          ))}
        </li>
        {text.points.map((point) => (
          <li key={point}>{point.replace('{legalName}', legalName)}</li>
        ))}
      </Box>
      {ownApi ? (
        <Link href={paths.tellUs} underline="always" sx={{ display: 'inline-block', mb: 1.5 }}>
          {text.tellUs}
        </Link>
      ) : null}
      <Typography variant="inherit" color="textSecondary">
        {text.platform.replace('{platform}', name).replace('{platformCategories}', categories)}
      </Typography>
    </Box>
  )
}

/** Warns of fraud when Home is first shown after a page load. */
export const SecurityNotice = () => {
  const { t } = useLingui()
  const first = useLanguage()
  const dispatch = useAppDispatch()
  const wasShown = useAppSelector(selectIsSecurityNoticeShown)
  const [open, setOpen] = useState(!wasShown)
  useEffect(() => {
    dispatch(securityNoticeShown())
  }, [dispatch])

  const inOrder = [...new Set([first, ...languages.map(({ code }) => code)])]
  const shown = inOrder.filter((language) => language in notice)
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
      <DialogTitle variant="h3">{notice[first].title}</DialogTitle>
      {/* The text scrolls, also by keyboard. */}
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2.5} divider={<Divider />}>
          {shown.map((language, index) => (
            <NoticeBody key={language} language={language} isFirst={index === 0} />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={dismiss}>{t`Close`}</Button>
        <Button onClick={dismiss} variant="contained">
          {t`Ok`}
        </Button>
      </DialogActions>
    </Dialog>,
    document.body,
  )
}
