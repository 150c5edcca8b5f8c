import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import type { InboxRow } from '@/domain/office/inbox'

/** The ways to reach the person. */
export const ContactLinks = ({ row: { mobile, email } }: { row: InboxRow }) => {
  const number = phoneParts(mobile).find(({ dialled }) => dialled !== '')
  const mail = emailLink(email)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {number ? (
        <>
          <Button
            component="a"
            size="small"
            variant="outlined"
            startIcon={<PhoneIcon />}
            href={telephoneLink(number)}
          >
            Call
          </Button>
          <Button
            component="a"
            size="small"
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            href={whatsAppLink(number)}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp
          </Button>
        </>
      ) : null}
      {mail ? (
        <Button component="a" size="small" variant="outlined" startIcon={<MailIcon />} href={mail}>
          Mail
        </Button>
      ) : null}
    </Box>
  )
}
