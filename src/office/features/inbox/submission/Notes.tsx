import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { NOTE_CHARACTERS_MAX, type InboxNote } from '@/domain/office/inbox'
import { nameOf } from '@/domain/office/inboxChange'
import { describedBy, Field } from '@/components/form/Field'
import { messageOf } from '../../../api/officeError'
import { useAddNoteMutation } from '../../../api/submissionsApi'
import { showMoment } from '../../../components/dates'
import { lengthNote } from '../../../components/fields'
import { isNowhere } from '../../../components/useKeptFocus'
import { useOfficeDispatch, useOfficeSelector } from '../../../store/hooks'
import { noteTyped, selectNoteDraft } from '../../../store/noteDrafts'

const LINES = 6
/** More than six lines at any width of a submission. */
const CHARACTERS = 600

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: LINES,
  overflow: 'hidden',
} as const

const isLong = (text: string) => text.length > CHARACTERS || text.split('\n').length > LINES

/** A text of which only the first lines are shown if it is long. The rest is behind 'More'. */
const LongText = ({ text }: { text: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const isCut = isLong(text)
  return (
    <>
      <Typography
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', ...(isCut && !isOpen ? clamped : {}) }}
      >
        {text}
      </Typography>
      {isCut ? (
        <Button
          size="small"
          sx={{ display: 'block', minWidth: 0, ml: -0.625 }}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      ) : null}
    </>
  )
}

/** How many notes are shown at first. */
const FEW = 3

/** The newest notes of all, the oldest of them first; those before are behind a button. */
export const NoteList = ({ notes }: { notes: readonly InboxNote[] }) => {
  const [isAll, setIsAll] = useState(false)
  if (notes.length === 0) return null
  const shown = isAll ? notes : notes.slice(-FEW)
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {notes.length > FEW ? (
        <Button size="small" sx={{ ml: -0.625 }} aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer notes' : `Show all ${notes.length} notes`}
        </Button>
      ) : null}
      <Box
        component="ul"
        aria-label="Written by the staff"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {shown.map(({ id, at, account, text }) => (
          <Box component="li" key={id} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2" color="textSecondary">
              {`${nameOf(account)}, `}
              <time dateTime={at}>{showMoment(at)}</time>
            </Typography>
            <LongText text={text} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** A draft is kept until it is stored, also while another submission or screen is open. */
export const NoteForm = ({ reference }: { reference: string }) => {
  const id = useId()
  const input = useRef<HTMLTextAreaElement>(null)
  const dispatch = useOfficeDispatch()
  const draft = useOfficeSelector((state) => selectNoteDraft(state, reference))
  const [add, { isLoading }] = useAddNoteMutation()
  const [problem, setProblem] = useState<string>()
  const { hint, error } = lengthNote('Note', draft, NOTE_CHARACTERS_MAX)

  const send = async () => {
    if (draft.trim() === '' || isLoading) return
    setProblem(undefined)
    const { error: refusal } = await add({ reference, text: draft })
    if (refusal) return setProblem(messageOf(refusal))
    // The button is off now, and would leave the keyboard nowhere. A focus that went on meanwhile stays.
    if (isNowhere(document.activeElement)) input.current?.focus({ preventScroll: true })
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Field id={id} label="Note" hint={hint} error={error}>
        <OutlinedInput
          id={id}
          inputRef={input}
          multiline
          minRows={2}
          maxRows={10}
          value={draft}
          onChange={({ target }) => dispatch(noteTyped({ reference, text: target.value }))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send()
          }}
          aria-describedby={describedBy(id, hint, error)}
        />
      </Field>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
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
