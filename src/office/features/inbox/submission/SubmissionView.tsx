import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import MailIcon from '@mui/icons-material/MailOutlined'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { emailLink, phoneParts, telephoneLink, whatsAppLink } from '@/domain/contactLinks'
import { describeRow, inboxKinds, type InboxRow, type Submission } from '@/domain/office/inbox'
import { counted } from '@/domain/display'
import { DescriptionList } from '../../../components/DescriptionList'
import { showMoment } from '../../../components/dates'
import { useMay } from '../../../store/useAccount'
import { Files, Photo } from './Files'
import { Changes, History, MergedNote } from './History'
import { NoteForm, NoteList } from './Notes'
import { Highlight, Section } from './parts'
import { StatusFacts, StatusFields } from './StatusFields'
import { useEraseSubmissionMutation } from '../../../api/submissionsApi'
import { ConfirmDialog, DialogButton } from '../../../components/forms'
import { useNotify } from '../../../components/Notices'

type EraseButtonProps = { submission: Submission; onErased: () => void }

/** Takes a submission away for good, after a question. */
const EraseButton = ({ submission: { row, files, notes }, onErased }: EraseButtonProps) => {
  const [erase] = useEraseSubmissionMutation()
  const notify = useNotify()

  const run = async () => {
    const answer = await erase(row.reference)
    if (!answer.error) {
      notify.success('Erased')
      onErased()
    }
    return answer
  }

  const parts = { file: files.length, note: notes.length, tag: row.tags.length }
  const counts = Object.entries(parts).flatMap(([unit, count]) => (count > 0 ? counted(count, unit) : []))
  const what = new Intl.ListFormat('en-GB').format([`the ${inboxKinds[row.kind].toLowerCase()}`, ...counts])
  return (
    <DialogButton
      color="error"
      size="small"
      renderDialog={(onClose) => (
        <ConfirmDialog
          title={`Erase what ${row.name || 'this person'} sent?`}
          submitLabel="Erase"
          isDangerous
          onSubmit={run}
          onClose={onClose}
        >
          <Typography>
            {`This takes away ${what}. Nobody can bring it back. The log keeps that it was done, and nothing of what was erased.`}
          </Typography>
        </ConfirmDialog>
      )}
    >
      Erase
    </DialogButton>
  )
}

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
      <Section title="What was sent">
        <DescriptionList
          items={submission.fields.map(({ label, value }) => ({
            label,
            value: value === '' ? '–' : <Highlight text={value} search={search} />,
          }))}
        />
      </Section>
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
