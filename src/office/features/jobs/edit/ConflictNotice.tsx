import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { cutText } from '@/domain/display'
import { jobFieldLabels, type OfficeJob } from '@/domain/office/jobs'
import { plainText } from '@/domain/plainText'
import { showMoment } from '../../../components/dates'
import { changedNames, toValues, type JobValues } from '../jobValues'

type ConflictNoticeProps = {
  /** What the form was filled with. */
  before: JobValues
  typed: JobValues
  /** As somebody else saved it meanwhile. */
  theirs: OfficeJob
  isSaving: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
}

const VALUE_CHARACTERS = 120

const whoOf = ({ changes: [last] }: OfficeJob) =>
  last
    ? `${last.account} changed it on ${showMoment(last.at)}: ${last.what}.`
    : 'It was changed by a command.'

/** Who saved meanwhile, what of it was also changed here, and the choice between the two. */
export const ConflictNotice = ({
  before,
  typed,
  theirs,
  isSaving,
  onKeepMine,
  onTakeTheirs,
}: ConflictNoticeProps) => {
  const saved = toValues(theirs.job)
  const byMe = new Set(changedNames(before, typed))
  const both = changedNames(before, saved).filter((name) => byMe.has(name) && typed[name] !== saved[name])
  return (
    <Alert severity="warning">
      <AlertTitle>Somebody saved this job meanwhile</AlertTitle>
      {`${whoOf(theirs)} What you typed is still here.`}
      {both.length > 0 ? (
        <>
          <Box sx={{ mt: 1 }}>You both changed, and they wrote:</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {both.map((name) => (
              <li key={name}>
                {`${jobFieldLabels[name]}: ${cutText(plainText(saved[name]), VALUE_CHARACTERS) || 'nothing'}`}
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
