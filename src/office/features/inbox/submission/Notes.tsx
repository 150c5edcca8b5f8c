import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { NOTE_CHARACTERS_MAX, type InboxNote } from '@/domain/submissions/inbox'
import { messageOf } from '../../../api/officeError'
import { submissionsApi } from '../../../api/submissionsApi'
import { TextBox } from '../../../components/fields'
import { PlainList } from '../../../components/texts'
import { isFocusLost } from '../../../components/useKeptFocus'
import { useOfficeDispatch, useOfficeSelector } from '../../../store/store'
import { noteTyped, selectNoteDraft } from '../../../store/drafts'
import { By, useMore } from './parts'

const LINES = 6
/** Longer than six lines at any width. */
const CHARACTERS = 600

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
} as const

/** A note, cut to its first lines if long. */
const Note = ({ note: { at, account, text } }: { note: InboxNote }) => {
  const [isOpen, button] = useMore('More', 'Less')
  const isLong = text.length > CHARACTERS || text.split('\n').length > LINES
  return (
    <Box component="li" sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      <By account={account} at={at} />
      <Typography sx={[{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, isLong && !isOpen && clamped]}>
        {text}
      </Typography>
      {isLong ? button : null}
    </Box>
  )
}

const SHOWN_NOTES = 3

/** The newest notes, oldest first; earlier ones are behind a button. */
export const NoteList = ({ notes }: { notes: readonly InboxNote[] }) => {
  const [isAll, button] = useMore(`Show all ${notes.length} notes`, 'Show fewer notes')
  if (notes.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {notes.length > SHOWN_NOTES ? button : null}
      <PlainList aria-label="Written by the staff" sx={{ display: 'grid', gap: 1.5 }}>
        {notes.slice(isAll ? 0 : -SHOWN_NOTES).map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </PlainList>
    </Box>
  )
}

const COPIED = 'The sender can get a copy of all that is held, notes and tags too.'

/** A draft survives opening other submissions or screens. */
export const NoteForm = ({ reference }: { reference: string }) => {
  const input = useRef<HTMLTextAreaElement>(null)
  const dispatch = useOfficeDispatch()
  const draft = useOfficeSelector((state) => selectNoteDraft(state, reference))
  const [add, { isLoading, error: refusal }] = submissionsApi.useAddNoteMutation()

  const send = async () => {
    if (draft.trim() === '' || isLoading) return
    await add({ reference, text: draft })
    // The button is disabled now and would strand the keyboard. Focus that has moved on stays.
    if (isFocusLost(document.activeElement)) input.current?.focus({ preventScroll: true })
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextBox
        label="Note"
        hint={COPIED}
        limit={NOTE_CHARACTERS_MAX}
        inputRef={input}
        multiline
        minRows={2}
        maxRows={10}
        value={draft}
        onChange={(text) => void dispatch(noteTyped({ reference, text }))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
        }}
      />
      {refusal ? <Alert severity="error">{messageOf(refusal)}</Alert> : null}
      <Button
        variant="outlined"
        size="small"
        loading={isLoading}
        disabled={draft.trim() === ''}
        onClick={() => void send()}
      >
        Add note
      </Button>
    </Box>
  )
}
