import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState, type PropsWithChildren } from 'react'
import { useCompany } from '@/components/SiteSettings'
import { OFFICE_API } from '@/domain/office/paths'
import { formatDate, todayInIndia } from '@/domain/site/calendar'
import { languageNames } from '@/domain/submissions/answers'
import { fileSize } from '@/domain/submissions/fileKinds'
import {
  RESUME_CHARACTERS_MAX,
  type Submission,
  type InboxFile,
  type Answer,
  describeRow,
  type InboxRow,
  type AskedQuestion,
} from '@/domain/submissions/inbox'
import { timeInWords } from '@/domain/submissions/interview'
import { newestOf } from '@/domain/submissions/questions'
import { remindRefusals } from '@/domain/submissions/invitations'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import { submissionPath } from '../../../api/submissionsApi'
import { useDownload } from '../../../components/buttons'
import { showDate, showMoment } from '../../../components/dates'
import { PlaceText } from '../../../components/textLinks'
import { Small, Muted } from '../../../components/texts'
import { SourceName } from '../choices'
import { messageTo } from './messageText'
import { Highlight, Section } from './parts'

export const Photo = ({ submission: { row, files } }: { submission: Submission }) => {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken || !files.some(({ isPhoto }) => isPhoto)) return null
  return (
    <Box
      component="img"
      src={`${OFFICE_API}${submissionPath(row.reference)}/photo`}
      alt={`Photo of ${row.name}`}
      onError={() => setIsBroken(true)}
      sx={{
        width: 72,
        height: 72,
        objectFit: 'cover',
        borderRadius: 1,
        bgcolor: 'action.hover',
        flexShrink: 0,
      }}
    />
  )
}

type FilesProps = { submission: Submission; search: string }

const Note = ({ text }: { text: string }) => <Small>{text}</Small>

const CUT = `The text ends here: the first ${RESUME_CHARACTERS_MAX.toLocaleString('en-IN')} characters are shown and searched. The file has the rest.`

const ResumeText = ({ submission: { resume }, search }: FilesProps) => {
  if (resume === null) return null
  if ('pending' in resume) return <Note text="The resume is being read. Its text will be here in a moment." />
  if ('unreadable' in resume)
    return <Note text="The resume cannot be read here. You can still download the file." />
  return (
    <>
      <Box
        // Lets the keyboard scroll it.
        tabIndex={0}
        role="group"
        aria-label="Text of the resume"
        sx={{
          maxHeight: 420,
          overflowY: 'auto',
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          '& mark': { bgcolor: 'warning.main', color: 'background.paper', borderRadius: 0.5 },
        }}
      >
        <Highlight text={resume.text.trim() || 'This file has no text.'} search={search} />
      </Box>
      {/* It may be one short of the limit: half a character is dropped. */}
      {resume.text.length >= RESUME_CHARACTERS_MAX - 1 ? <Note text={CUT} /> : null}
    </>
  )
}

const nameOf = ({ name, size }: InboxFile, i18n: I18n) => `${name}, ${fileSize(size, i18n)}`

export const Files = ({ submission, search }: FilesProps) => {
  const { i18n } = useLingui()
  const download = useDownload()
  const { row, files } = submission
  if (files.length === 0) return null
  const linkTo = ({ id }: InboxFile) =>
    download(`${submissionPath(row.reference)}/files/${encodeURIComponent(id)}`)
  const resume = files.find(({ isPhoto }) => !isPhoto)
  const button = resume ? (
    <Button {...linkTo(resume)} size="small" variant="outlined" startIcon={<DownloadIcon />}>
      Download
    </Button>
  ) : null
  return (
    <Section title={resume ? 'Resume' : 'Files'} action={button}>
      {resume ? <Note text={nameOf(resume, i18n)} /> : null}
      <ResumeText submission={submission} search={search} />
      {files
        .filter((file) => file !== resume)
        .map((file) => (
          <Small key={file.id}>
            <Link {...linkTo(file)}>{nameOf(file, i18n)}</Link>
          </Small>
        ))}
    </Section>
  )
}

const isMailWaiting = ({ way, sentAt, failed }: Answer) => way === 'email' && sentAt === null && failed === ''

/** 'Answered 25-11-2026', and other facts. */
const statusOf = ({ row: { answeredAt, askedAt }, answers, toSend }: Submission) => [
  answeredAt ? `Answered ${showDate(answeredAt)}` : 'Not answered',
  ...(answers.some(isMailWaiting) ? ['E-mail waiting'] : []),
  ...(askedAt ? [`Asked ${showDate(askedAt)}`] : []),
  ...(toSend ? ["On the list 'To send'"] : []),
]

const answerWords: Record<AskedQuestion['answer'], string> = {
  will_come: 'will come',
  another_day: 'asks for another day',
  cannot_come: 'cannot come',
  yes: 'said yes',
  no: 'said no',
  '': 'no answer yet',
}

const cameWords = { yes: 'came', no: 'did not come' }

const outcomeOf = ({ row: { state } }: Submission, { day, answer, remindedAt, came }: AskedQuestion) => {
  if (came !== '') return [cameWords[came]]
  if (state === 'withdrawn' || state === 'declined') return ['does not take place']
  const reminded = remindedAt ? `reminded ${showDate(remindedAt)}` : 'not reminded'
  const isDue = day >= todayInIndia(Date.now()) && remindRefusals[answer] === undefined
  return [answerWords[answer], ...(isDue || remindedAt ? [reminded] : [])]
}

const Invited = ({ submission }: { submission: Submission }) => {
  const invitation = newestOf(submission.questions, 'interview')
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

/** The newest employer to whom the applicant may be sent, or was asked about. */
const AskedToSend = ({ submission: { questions } }: { submission: Submission }) => {
  const asked = newestOf(questions, 'sending')
  if (!asked) return null
  return (
    <Typography
      sx={{ fontWeight: 600 }}
    >{`May be sent to ${asked.employer}? · ${answerWords[asked.answer]}`}</Typography>
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
        <AskedToSend submission={submission} />
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
        {keepForOtherJobs === 'yes' ? <Chip label="May be kept for other jobs" sx={{ mt: 0.75 }} /> : null}
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
