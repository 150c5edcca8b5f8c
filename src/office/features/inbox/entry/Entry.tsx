import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { Fragment } from 'react'
import { inboxKinds, type InboxEntry, type InboxRow } from '@/domain/office/inbox'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import { useMay } from '../../../store/useAccount'
import { showMoment } from '../../../components/dates'
import { Changes } from './Changes'
import { EraseButton } from './EraseButton'
import { Files, Photo } from './Files'
import { History, MergedNote } from './History'
import { NoteForm, NoteList } from './Notes'
import { Section } from './Section'
import { StatusFacts, StatusFields } from './StatusFields'
import { Highlight } from './Highlight'

type SentFieldsProps = { fields: InboxEntry['fields']; search: string }

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

/** The ways to reach the person. */
const ContactLinks = ({ row: { mobile, email } }: { row: InboxRow }) => {
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

type EntryProps = {
  entry: InboxEntry
  /** The words to mark. */
  search: string
  onErased: () => void
}

const Summary = ({ entry }: { entry: InboxEntry }) => {
  const { kind, about, receivedAt, place, experience, ctc } = entry.row
  const facts = [place, experience, ctc].filter((text) => text !== '').join(' · ')
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Photo entry={entry} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{[inboxKinds[kind], about].filter((text) => text !== '').join(': ')}</Typography>
        {facts ? <Typography color="textSecondary">{facts}</Typography> : null}
        <Typography variant="body2" color="textSecondary">
          {`Received ${showMoment(receivedAt)}`}
        </Typography>
      </Box>
    </Box>
  )
}

/** A submission below its heading: the work on it with the newest notes, what was sent, and what was done at the end. */
export const Entry = ({ entry, search, onErased }: EntryProps) => {
  const mayWork = useMay('recruiter')
  const mayErase = useMay('owner')
  return (
    <>
      <MergedNote entry={entry} />
      <Summary entry={entry} />
      <ContactLinks row={entry.row} />
      <Divider />
      {mayWork ? <StatusFields entry={entry} /> : <StatusFacts entry={entry} />}
      <NoteList notes={entry.notes} />
      {mayWork ? <NoteForm reference={entry.row.reference} /> : null}
      <Divider />
      <Files entry={entry} search={search} />
      <SentFields fields={entry.fields} search={search} />
      <History entry={entry} />
      <Changes changes={entry.changes} />
      {mayErase ? (
        <>
          <Divider />
          <Section title="Erasing" action={<EraseButton entry={entry} onErased={onErased} />}>
            <Typography variant="body2" color="textSecondary">
              On request of the person, or when it is not needed any more.
            </Typography>
          </Section>
        </>
      ) : null}
    </>
  )
}
