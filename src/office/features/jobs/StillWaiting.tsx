import Alert from '@mui/material/Alert'
import { counted } from '@/domain/display'
import { waitingStates } from '@/domain/office/states'
import { DialogButton } from '../../components/forms'
import { useKeptFocus } from '../../components/useKeptFocus'
import { TellManyDialog } from '../../components/tell/TellManyDialog'

type StillWaitingProps = {
  /** Closed jobs. */
  jobIds: readonly string[]
  /** The number of applicants who still wait for news. */
  waiting: number
  onTold?: () => void
}

/** 'applicant still waits', 'applicants still wait'. */
export const stillWaiting = (count: number) =>
  `${counted(count, 'applicant')} still ${count === 1 ? 'waits' : 'wait'}`

/** The applicants of a closed job who still wait, and an answer to all of them. */
export const StillWaiting = ({ jobIds, waiting, onTold }: StillWaitingProps) => {
  const keepFocus = useKeptFocus(waiting > 0)
  if (waiting === 0) return null
  const told = () => {
    keepFocus()
    onTold?.()
  }
  const filter = { kind: 'application', job: jobIds, state: waitingStates }
  return (
    <Alert
      severity="info"
      sx={{ flexShrink: 0, mb: 2 }}
      action={
        <DialogButton
          color="inherit"
          size="small"
          renderDialog={(onClose) => (
            <TellManyDialog
              selection={{ filter }}
              kinds={['application']}
              count={waiting}
              chosen={{ state: 'declined', reason: 'filled' }}
              onClose={onClose}
              onTold={told}
            />
          )}
        >
          {waiting === 1 ? 'Answer the one who still waits' : `Answer the ${waiting} who still wait`}
        </DialogButton>
      }
    >
      {`${stillWaiting(waiting)} for news about ${jobIds.length === 1 ? 'this job' : 'these jobs'}.`}
    </Alert>
  )
}
