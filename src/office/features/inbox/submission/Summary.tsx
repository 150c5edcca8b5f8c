import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import type { PropsWithChildren } from 'react'
import { useCompany } from '@/components/SiteSettings'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import { timeInWords } from '@/domain/submissions/invitation'
import { languageNames } from '@/domain/submissions/answers'
import {
  type Answer,
  describeRow,
  type InboxRow,
  type Invitation,
  type Submission,
} from '@/domain/submissions/inbox'
import { remindRefusals } from '@/domain/submissions/invitations'
import { messageTo } from './messageText'
import { showDate, showMoment } from '../../../components/dates'
import { PlaceText } from '../../../components/textLinks'
import { SourceName } from '../SourceName'
import { Photo } from './Files'
import { Muted, Small } from '../../../components/texts'

const isMailWaiting = ({ way, sentAt, failed }: Answer) => way === 'email' && sentAt === null && failed === ''

/** 'Answered 25-11-2026', and other facts. */
const statusOf = ({ row: { answeredAt, askedAt }, answers, toSend }: Submission) => [
  answeredAt ? `Answered ${showDate(answeredAt)}` : 'Not answered',
  ...(answers.some(isMailWaiting) ? ['E-mail waiting'] : []),
  ...(askedAt ? [`Asked ${showDate(askedAt)}`] : []),
  ...(toSend ? ["On the list 'To send'"] : []),
]

const answerWords: Record<Invitation['answer'], string> = {
  will_come: 'will come',
  another_day: 'asks for another day',
  cannot_come: 'cannot come',
  '': 'no answer yet',
}

const cameWords = { yes: 'came', no: 'did not come' }

const outcomeOf = ({ row: { state } }: Submission, { day, answer, remindedAt, came }: Invitation) => {
  if (came !== '') return [cameWords[came]]
  if (state === 'withdrawn' || state === 'declined') return ['does not take place']
  const reminded = remindedAt ? `reminded ${showDate(remindedAt)}` : 'not reminded'
  const isDue = day >= todayInIndia(Date.now()) && remindRefusals[answer] === undefined
  return [answerWords[answer], ...(isDue || remindedAt ? [reminded] : [])]
}

const Invited = ({ submission }: { submission: Submission }) => {
  const { invitation } = submission
  if (!invitation) return null
  const { day, time, place } = invitation
  return (
    <Typography sx={{ fontWeight: 600 }}>
      {`Invited for ${formatDate(day)}, ${timeInWords(time)}, `}
      <PlaceText place={place} />
      {['', ...outcomeOf(submission, invitation)].join(' · ')}
    </Typography>
  )
}

export const Summary = ({ submission }: { submission: Submission }) => {
  const { reference, receivedAt, place, experience, ctc, source, language, keepForOtherJobs } = submission.row
  const facts = [place, experience, ctc].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Photo submission={submission} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{describeRow(submission.row)}</Typography>
        <Invited submission={submission} />
        {facts ? <Muted>{facts}</Muted> : null}
        <Small>
          {[reference, `Received ${showMoment(receivedAt)}`, ...statusOf(submission)].join(' · ')}
        </Small>
        {source ? (
          <Small>
            Source: <SourceName slug={source} />
          </Small>
        ) : null}
        {language ? <Small>{`Sent in ${languageNames[language]}`}</Small> : null}
        {keepForOtherJobs === 'yes' ? (
          <Chip size="small" variant="outlined" label="May be kept for other jobs" sx={{ mt: 0.75 }} />
        ) : null}
      </Box>
    </Box>
  )
}

export const ContactLinks = ({ row, children }: PropsWithChildren<{ row: InboxRow }>) => {
  const number = phoneParts(row.mobile).find(({ dialled }) => dialled !== '')
  const mail = emailLink(row.email)
  const { subject, text } = messageTo(row, useCompany())
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
