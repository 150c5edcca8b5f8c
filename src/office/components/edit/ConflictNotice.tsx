import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { cutText } from '@/domain/display'
import { plainText } from '@/domain/plainText'
import { changedNames, type FormValues } from './formValues'

type ConflictNoticeProps = {
  /** 'this job' */
  subject: string
  /** Who saved and when, where it is known. */
  who?: string
  /** What the form was filled with. */
  before: FormValues
  typed: FormValues
  /** As somebody else saved it meanwhile. */
  theirs: FormValues
  labelOf: (name: string) => string
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const VALUE_CHARACTERS = 120

/** Who saved meanwhile, what of it was also changed here, and the choice between the two. */
export const ConflictNotice = ({
  subject,
  who = '',
  before,
  typed,
  theirs,
  labelOf,
  isSaving,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps) => {
  const byMe = new Set(changedNames(before, typed))
  const both = changedNames(before, theirs).filter((name) => byMe.has(name) && typed[name] !== theirs[name])
  return (
    <Alert severity="warning">
      <AlertTitle>{`Somebody saved ${subject} meanwhile`}</AlertTitle>
      {`${who} What you typed is still here.`.trim()}
      {both.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>You both changed, and they wrote:</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {both.map((name) => (
              <li key={name}>
                {`${labelOf(name)}: ${cutText(plainText(theirs[name] ?? ''), VALUE_CHARACTERS) || 'nothing'}`}
              </li>
            ))}
          </Box>
        </>
      ) : null}
      <Stack direction="row" sx={{ mt: 1, flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" loading={isSaving} onClick={onKeepMine}>
          Save my changes too
        </Button>
        <Button size="small" color="inherit" onClick={onTakeTheirs}>
          Drop mine and take theirs
        </Button>
      </Stack>
    </Alert>
  )
}
