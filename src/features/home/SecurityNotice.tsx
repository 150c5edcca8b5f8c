import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { company } from '@/domain/company'
import { SECURITY_NOTICE_WIDTH_PX } from '@/domain/limits'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { securityNoticeShown, selectIsSecurityNoticeShown } from '@/store/notices'

const { legalName, freelancerPlatform, jobSeekerEmails } = company
const { name, categories } = freelancerPlatform

const inEnglish = {
  lang: 'en',
  // The title of the dialog is English.
  title: '',
  warning:
    'Fraudsters use the names of companies like ours to take money from people who look for work. Please read this before you answer any message.',
  addresses: 'We write to job seekers from these three e-mail addresses only:',
  points: [
    'We charge no registration fee, no subscription fee and no fee after you are hired.',
    'We never send payment links.',
    'We do not guarantee anyone a job. The employer alone decides who is hired.',
    `${legalName} accepts no liability for payments made to unknown third parties.`,
  ],
  platform: `${name}, our associate platform for freelancers, offers ${categories} service categories on a subscription model. It is separate from the jobs on this site, which are free to apply for.`,
}

const inHindi = {
  lang: 'hi',
  title: 'महत्वपूर्ण सुरक्षा सूचना',
  warning:
    'कुछ ठग हमारे जैसी कंपनियों के नाम पर नौकरी ढूँढने वालों से पैसे ऐंठते हैं। किसी भी संदेश का जवाब देने से पहले कृपया इसे पढ़ लें।',
  addresses: 'हम नौकरी चाहने वालों को केवल इन तीन पतों से ई-मेल भेजते हैं:',
  points: [
    'हम पंजीकरण का, सदस्यता का या नौकरी मिलने के बाद का कोई शुल्क नहीं लेते।',
    'हम भुगतान का लिंक कभी नहीं भेजते।',
    'हम किसी को नौकरी की गारंटी नहीं देते। किसे रखना है, यह केवल नियोक्ता तय करता है।',
    `अनजान व्यक्तियों या संस्थाओं को किए गए किसी भी भुगतान के लिए ${legalName} ज़िम्मेदार नहीं है।`,
  ],
  platform: `फ़्रीलांसरों के लिए हमारा सहयोगी मंच ${name} ${categories} सेवा श्रेणियाँ सदस्यता शुल्क के आधार पर उपलब्ध कराता है। वह इस साइट की नौकरियों से अलग है, जिनके लिए आवेदन निःशुल्क है।`,
}

const NoticeBody = ({ text }: { text: typeof inEnglish }) => (
  <Box lang={text.lang} sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
    {text.title ? (
      <Typography variant="h4" component="h3" color="primary" sx={{ mb: 1 }}>
        {text.title}
      </Typography>
    ) : null}
    <Typography variant="inherit">{text.warning}</Typography>
    <Box component="ul" sx={{ my: 1.5, pl: 3, '& li': { mb: 0.5 } }}>
      <li>
        {text.addresses} <strong>{jobSeekerEmails.join(', ')}</strong>
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
      slotProps={{ paper: { sx: { maxWidth: SECURITY_NOTICE_WIDTH_PX } } }}
    >
      <DialogTitle variant="h3">IMPORTANT SECURITY NOTICE</DialogTitle>
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
    </Dialog>,
    document.body,
  )
}
