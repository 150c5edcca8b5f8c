import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { NewTabMark, newTab } from '@/components/NewTabMark'
import { counted, countedOrNo } from '@/domain/display'
import type {
  ErasedPerson,
  FoundPerson as Found,
  PersonContact,
  PersonSubmission,
  SimilarSubmission,
} from '@/domain/office/data'
import { inboxKinds } from '@/domain/office/inbox'
import { useErasePersonMutation } from '../../api/dataApi'
import { codeOf, messageOf } from '../../api/officeError'
import { showDate } from '../../components/dates'
import { FormDialog } from '../../components/dialogs'
import { PasswordInput } from '../../components/fields'
import { submissionPath } from '../../paths'

const CONFLICT = 409

const Lines = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  maxHeight: 360,
  overflowY: 'auto',
  '& > li': { display: 'flex', alignItems: 'center', gap: 4, padding: '0 12px' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

type LineProps = {
  submission: PersonSubmission | SimilarSubmission
  /** The checkbox of one that may be of the same person. */
  tick?: { isTicked: boolean; onTick: (isTicked: boolean) => void }
}

const aboutOf = (submission: PersonSubmission | SimilarSubmission) => {
  const { kind, receivedAt, files } = submission
  const about = [inboxKinds[kind], showDate(receivedAt), ...(files > 0 ? [counted(files, 'file')] : [])]
  const where = 'fields' in submission ? `. See ${submission.fields.join(', ').replaceAll('_', ' ')}.` : ''
  return about.join(', ') + where
}

/** A submission, which opens beside, so that what was found stays. */
const Line = ({ submission, tick }: LineProps) => {
  const { reference, name } = submission
  return (
    <li>
      <Box
        component={tick ? 'label' : 'div'}
        sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 0 }}
      >
        {tick ? (
          <Checkbox
            size="small"
            checked={tick.isTicked}
            onChange={(event) => tick.onTick(event.target.checked)}
          />
        ) : null}
        <Box sx={{ minWidth: 0, py: 0.75 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {aboutOf(submission)}
          </Typography>
        </Box>
      </Box>
      <Link
        href={submissionPath(reference)}
        {...newTab}
        aria-label={`Open ${name}`}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 1, flexShrink: 0 }}
      >
        Open
        <NewTabMark />
      </Link>
    </li>
  )
}

type EraseDialogProps = {
  contact: PersonContact
  references: string[]
  onErased: (erased: ErasedPerson) => void
  /** Called with the sentence that says that something changed meanwhile. */
  onChanged: (why: string) => void
  onClose: () => void
}

/** Asks for the password, and erases. */
const EraseDialog = ({ contact, references, onErased, onChanged, onClose }: EraseDialogProps) => {
  const [erase] = useErasePersonMutation()

  const submit = async ({ password }: { password: string }) => {
    const { data, error } = await erase({ ...contact, references, password })
    if (data) onErased(data)
    if (!error || codeOf(error) !== CONFLICT) return { error }
    onClose()
    onChanged(messageOf(error))
    return undefined
  }

  return (
    <FormDialog
      title={`Erase ${counted(references.length, 'submission')}`}
      submitLabel="Erase"
      isDangerous
      initialValues={{ password: '' }}
      onSubmit={submit}
      onClose={onClose}
      stays
    >
      <Typography>
        With their files, notes and tags. Nobody can bring them back. The log keeps that it was done, and
        nothing of the person.
      </Typography>
      <PasswordInput autoFocus />
    </FormDialog>
  )
}

type FoundPersonProps = Pick<EraseDialogProps, 'contact' | 'onErased' | 'onChanged'> & { found: Found }

/** The submissions to erase, and similar ones, of which the owner ticks those of the same person. */
export const FoundPerson = ({ contact, found, ...events }: FoundPersonProps) => {
  const { submissions, similar } = found
  const [ticked, setTicked] = useState<string[]>([])
  const [isAsking, setIsAsking] = useState(false)
  const references = [...submissions.map(({ reference }) => reference), ...ticked]
  const named = [contact.email, contact.mobile].filter(Boolean).join(', ')

  const tick = (reference: string, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, reference] : before.filter((one) => one !== reference)))

  return (
    <Stack spacing={1.5} role="region" aria-label="Found" aria-live="polite">
      {submissions.length > 0 ? (
        <>
          <Typography variant="h3">{`${countedOrNo(submissions.length, 'submission')} of ${named}`}</Typography>
          <Lines>
            {submissions.map((one) => (
              <Line key={one.reference} submission={one} />
            ))}
          </Lines>
        </>
      ) : (
        <Alert severity="info">{`Nothing was sent with ${named}.`}</Alert>
      )}
      {similar.length > 0 ? (
        <>
          <Typography variant="h3">{countedOrNo(similar.length, 'similar submission')}</Typography>
          <Typography>
            The number or the address stands somewhere else in these. Open each, and tick those that are of
            the same person.
          </Typography>
          <Lines>
            {similar.map((one) => (
              <Line
                key={one.reference}
                submission={one}
                tick={{
                  isTicked: ticked.includes(one.reference),
                  onTick: (isTicked) => tick(one.reference, isTicked),
                }}
              />
            ))}
          </Lines>
        </>
      ) : null}
      {references.length > 0 ? (
        <Button
          variant="contained"
          color="error"
          onClick={() => setIsAsking(true)}
          sx={{ alignSelf: 'flex-end' }}
        >
          {`Erase ${counted(references.length, 'submission')}`}
        </Button>
      ) : null}
      {isAsking ? (
        <EraseDialog
          contact={contact}
          references={references}
          {...events}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Stack>
  )
}
