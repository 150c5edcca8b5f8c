import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import type { PropsWithChildren } from 'react'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import { languageNames } from '@/domain/office/answers'
import { describeRow, type InboxRow, type Submission } from '@/domain/office/inbox'
import { messageTo } from '@/domain/office/messageText'
import { showDate, showMoment } from '../../../components/dates'
import { SourceName } from '../SourceName'
import { Photo } from './Files'

/** 'Answered 25-11-2026', and what else is known. */
const statusOf = ({ row: { answeredAt, askedAt }, toTell }: Submission) => [
  answeredAt ? `Answered ${showDate(answeredAt)}` : 'Not answered',
  ...(askedAt ? [`Asked ${showDate(askedAt)}`] : []),
  ...(toTell ? ["On the list 'To tell'"] : []),
]

/** The kind and time of a submission, and whether it was answered. */
export const Summary = ({ submission }: { submission: Submission }) => {
  const { reference, receivedAt, place, experience, ctc, source, language, keepForOtherJobs } = submission.row
  const facts = [place, experience, ctc].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Photo submission={submission} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{describeRow(submission.row)}</Typography>
        {facts ? <Typography color="textSecondary">{facts}</Typography> : null}
        <Typography variant="body2" color="textSecondary">
          {[reference, `Received ${showMoment(receivedAt)}`, ...statusOf(submission)].join(' · ')}
        </Typography>
        {source ? (
          <Typography variant="body2" color="textSecondary">
            Source: <SourceName slug={source} />
          </Typography>
        ) : null}
        {language ? (
          <Typography variant="body2" color="textSecondary">
            {`Sent in ${languageNames[language]}`}
          </Typography>
        ) : null}
        {keepForOtherJobs === 'yes' ? (
          <Chip size="small" variant="outlined" label="May be kept for other jobs" sx={{ mt: 0.75 }} />
        ) : null}
      </Box>
    </Box>
  )
}

/** The ways to reach the sender, and what is given beside them. */
export const ContactLinks = ({ row, children }: PropsWithChildren<{ row: InboxRow }>) => {
  const number = phoneParts(row.mobile).find(({ dialled }) => dialled !== '')
  const mail = emailLink(row.email)
  const { subject, text } = messageTo(row)
  const body = encodeURIComponent(text)
  const newTab = { target: '_blank', rel: 'noopener noreferrer' }
  const links = [
    { label: 'Call', Icon: PhoneIcon, href: number && telephoneLink(number) },
    {
      label: 'WhatsApp',
      Icon: WhatsAppIcon,
      href: number && `${whatsAppLink(number)}?text=${body}`,
      ...newTab,
    },
    {
      label: 'Mail',
      Icon: MailIcon,
      href: mail && `${mail}?subject=${encodeURIComponent(subject)}&body=${body}`,
    },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {links.map(({ label, Icon, ...link }) =>
        link.href ? (
          <Button key={label} component="a" size="small" variant="outlined" startIcon={<Icon />} {...link}>
            {label}
          </Button>
        ) : null,
      )}
      {children}
    </Box>
  )
}
