import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { counted } from '@/domain/text/display'
import type {
  ErasedPerson,
  FoundPerson as Found,
  PersonContact,
  PersonSubmission,
  SimilarSubmission,
} from '@/domain/office/data'
import { inboxKinds } from '@/domain/submissions/inbox'
import { ownersApi } from '../../api/ownersApi'
import { codeOf, CONFLICT, messageOf } from '../../api/officeError'
import { showDate } from '../../components/dates'
import { FormButton, OfficeForm } from '../../components/forms'
import { EmailInput, OfficeInput, PasswordInput } from '../../components/fields'
import { useNotify } from '../../components/Notices'
import { Section } from '../../components/Section'
import { submissionPath } from '../../paths'

type Line = PersonSubmission & Partial<SimilarSubmission>

const aboutOf = ({ kind, receivedAt, files, fields }: Line) => {
  const about = [inboxKinds[kind], showDate(receivedAt), files > 0 && counted(files, 'file')]
  const where = fields ? `. See ${fields.join(', ').replaceAll('_', ' ')}.` : ''
  return about.filter(Boolean).join(', ') + where
}

type LinesProps = { lines: readonly Line[]; onTick?: (reference: string, isOn: boolean) => void }

/** Submissions that open in a new tab, so that the results stay; with checkboxes if `onTick` is given. */
const Lines = ({ lines, onTick }: LinesProps) => {
  const newTab = useNewTab()
  return (
    <List
      dense
      disablePadding
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, maxHeight: 360, overflowY: 'auto' }}
    >
      {lines.map((line, index) => {
        const text = <ListItemText primary={line.name} secondary={aboutOf(line)} />
        return (
          <ListItem key={line.reference} divider={index < lines.length - 1} sx={{ gap: 1 }}>
            {onTick ? (
              <FormControlLabel
                control={<Checkbox size="small" onChange={(_event, isOn) => onTick(line.reference, isOn)} />}
                label={text}
                sx={{ flex: 1, minWidth: 0 }}
              />
            ) : (
              text
            )}
            <Link
              href={submissionPath(line.reference)}
              {...newTab}
              aria-label={`Open ${line.name}`}
              sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 1, flexShrink: 0 }}
            >
              Open
              <NewTabMark />
            </Link>
          </ListItem>
        )
      })}
    </List>
  )
}

type FoundPersonProps = {
  contact: PersonContact
  found: Found
  onErased: (erased: ErasedPerson) => void
  /** Called with the reason if something changed meanwhile. */
  onChanged: (why: string) => void
}

/** Submissions to erase, and similar ones that the owner ticks. */
const FoundPerson = ({ contact, found, onErased, onChanged }: FoundPersonProps) => {
  const { submissions, similar } = found
  const [erase] = ownersApi.useErasePersonMutation()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const references = [...submissions.map(({ reference }) => reference), ...ticked]
  const named = [contact.email, contact.mobile].filter(Boolean).join(', ')
  const what = counted(references.length, 'submission')

  const tick = (reference: string, isOn: boolean) =>
    setTicked([...ticked.filter((one) => one !== reference), ...(isOn ? [reference] : [])])

  const submit = async ({ password }: { password: string }) => {
    const { data, error } = await erase({ ...contact, references, password })
    if (data) onErased(data)
    if (!error || codeOf(error) !== CONFLICT) return { error }
    onChanged(messageOf(error))
    return undefined
  }

  return (
    <Stack spacing={1.5} role="region" aria-label="Found" aria-live="polite">
      {submissions.length > 0 ? (
        <>
          <Typography variant="h3">{`${counted(submissions.length, 'submission')} of ${named}`}</Typography>
          <Lines lines={submissions} />
        </>
      ) : (
        <Alert severity="info">{`No submission was sent with ${named}.`}</Alert>
      )}
      {similar.length > 0 ? (
        <>
          <Typography variant="h3">{counted(similar.length, 'similar submission')}</Typography>
          <Typography>
            These have the number or the address in another field. Open each one, and tick those from the same
            person.
          </Typography>
          <Lines lines={similar} onTick={tick} />
        </>
      ) : null}
      {references.length > 0 ? (
        <FormButton
          button={{
            variant: 'contained',
            color: 'error',
            sx: { alignSelf: 'flex-end' },
            children: `Erase ${what}`,
          }}
          title={`Erase ${what}`}
          submitLabel="Erase"
          isDangerous
          initialValues={{ password: '' }}
          onSubmit={submit}
        >
          <Typography>
            Their files, notes and tags are erased, too. This cannot be undone. The log records only that it
            was done, and nothing about the person.
          </Typography>
          <PasswordInput autoFocus />
        </FormButton>
      ) : null}
    </Stack>
  )
}

/** Erases a person on request: find, review, erase. */
export const PersonSection = ({ onErased }: { onErased: (erased: ErasedPerson) => void }) => {
  const [find] = ownersApi.useFindPersonMutation()
  const [shown, setShown] = useState<{ contact: PersonContact; found: Found }>()
  const notify = useNotify()

  const show = async (contact: PersonContact) => {
    const answer = await find(contact)
    if (answer.data) setShown({ contact, found: answer.data })
    return answer
  }

  return (
    <Section title="Erase a person">
      <Typography>
        For a person who asks you to erase their data. Enter their email address or mobile number, in any
        spelling: you see what they sent before anything is erased.
      </Typography>
      <OfficeForm submitLabel="Find" initialValues={{ email: '', mobile: '' }} onSubmit={show}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
          <EmailInput />
          <OfficeInput name="mobile" label="Mobile" type="tel" inputMode="tel" autoComplete="off" />
        </Box>
      </OfficeForm>
      {shown ? (
        <FoundPerson
          key={JSON.stringify(shown.found)}
          {...shown}
          onErased={onErased}
          onChanged={(why) => {
            notify.warning(why)
            void notify.attempt(show(shown.contact))
          }}
        />
      ) : null}
    </Section>
  )
}
