import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { inboxKinds, type InboxEntry } from '@/domain/office/inbox'
import { useMay } from '../../../store/useAccount'
import { showMoment } from '../../../components/dates'
import { Changes } from './Changes'
import { ContactLinks } from './ContactLinks'
import { EraseButton } from './EraseButton'
import { Files, Photo } from './Files'
import { History, MergedNote } from './History'
import { NoteForm, NoteList } from './Notes'
import { Part } from './Part'
import { SentFields } from './SentFields'
import { WorkFacts, WorkFields } from './WorkFields'

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
      {mayWork ? <WorkFields entry={entry} /> : <WorkFacts entry={entry} />}
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
          <Part title="Erasing" action={<EraseButton entry={entry} onErased={onErased} />}>
            <Typography variant="body2" color="textSecondary">
              On request of the person, or when it is not needed any more.
            </Typography>
          </Part>
        </>
      ) : null}
    </>
  )
}
