import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { Fragment } from 'react'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import { describeRow, type InboxRow, type Submission } from '@/domain/office/inbox'
import { showMoment } from '../../../components/dates'
import { useMay } from '../../../store/useAccount'
import { EraseButton } from './EraseButton'
import { Files, Photo } from './Files'
import { Changes, History, MergedNote } from './History'
import { NoteForm, NoteList } from './Notes'
import { Section } from './Section'
import { StatusFacts, StatusFields } from './StatusFields'
import { Highlight } from './Highlight'

const Summary = ({ submission }: { submission: Submission }) => {
  const { receivedAt, place, experience, ctc } = submission.row
  const facts = [place, experience, ctc].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Photo submission={submission} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{describeRow(submission.row)}</Typography>
        {facts ? <Typography color="textSecondary">{facts}</Typography> : null}
        <Typography variant="body2" color="textSecondary">
          {`Received ${showMoment(receivedAt)}`}
        </Typography>
      </Box>
    </Box>
  )
}

/** The ways to reach the person. */
const ContactLinks = ({ row: { mobile, email } }: { row: InboxRow }) => {
  const number = phoneParts(mobile).find(({ dialled }) => dialled !== '')
  const newTab = { target: '_blank', rel: 'noopener noreferrer' }
  const links = [
    { label: 'Call', Icon: PhoneIcon, href: number && telephoneLink(number) },
    { label: 'WhatsApp', Icon: WhatsAppIcon, href: number && whatsAppLink(number), ...newTab },
    { label: 'Mail', Icon: MailIcon, href: emailLink(email) },
  ]
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {links.map(({ label, Icon, ...link }) =>
        link.href ? (
          <Button key={label} component="a" size="small" variant="outlined" startIcon={<Icon />} {...link}>
            {label}
          </Button>
        ) : null,
      )}
    </Box>
  )
}

type SentFieldsProps = { fields: Submission['fields']; search: string }

/** Every field of the form as it was sent. */
const SentFields = ({ fields, search }: SentFieldsProps) => (
  <Section title="What was sent">
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        columnGap: 2,
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, mb: 0.75, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
      }}
    >
      {fields.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? '–' : <Highlight text={value} search={search} />}</dd>
        </Fragment>
      ))}
    </Box>
  </Section>
)

type SubmissionViewProps = {
  submission: Submission
  /** The words to mark. */
  search: string
  onErased: () => void
}

/** A submission below its heading: its status with the newest notes, what was sent, and what was done at the end. */
export const SubmissionView = ({ submission, search, onErased }: SubmissionViewProps) => {
  const mayWork = useMay('recruiter')
  const mayErase = useMay('owner')
  return (
    <>
      <MergedNote submission={submission} />
      <Summary submission={submission} />
      <ContactLinks row={submission.row} />
      <Divider />
      {mayWork ? <StatusFields submission={submission} /> : <StatusFacts submission={submission} />}
      <NoteList notes={submission.notes} />
      {mayWork ? <NoteForm reference={submission.row.reference} /> : null}
      <Divider />
      <Files submission={submission} search={search} />
      <SentFields fields={submission.fields} search={search} />
      <History submission={submission} />
      <Changes changes={submission.changes} />
      {mayErase ? (
        <>
          <Divider />
          <Section title="Erasing" action={<EraseButton submission={submission} onErased={onErased} />}>
            <Typography variant="body2" color="textSecondary">
              On request of the person, or when it is not needed any more.
            </Typography>
          </Section>
        </>
      ) : null}
    </>
  )
}
