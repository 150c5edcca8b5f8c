import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { counted } from '@/domain/text/display'
import { waitingStates } from '@/domain/submissions/states'
import { messageOf } from '../../api/officeError'
import { submissionsApi } from '../../api/submissionsApi'
import { useNotify } from '../../components/Notices'
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
  const [readReferences] = submissionsApi.useLazyGetReferencesQuery()
  const [references, setReferences] = useState<string[]>()
  const notify = useNotify()
  if (waiting === 0) return null
  const told = () => {
    keepFocus()
    onTold?.()
  }
  const filter = { kind: 'application', job: jobIds, state: waitingStates }
  const begin = async () => {
    const { data, error } = await readReferences(filter)
    if (data) setReferences(data.references)
    else if (error) notify.warning(messageOf(error))
  }
  return (
    <Alert
      severity="info"
      sx={{ flexShrink: 0, mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => void begin()}>
          {waiting === 1 ? 'Answer the one who still waits' : `Answer the ${waiting} who still wait`}
        </Button>
      }
    >
      {`${stillWaiting(waiting)} for news about ${jobIds.length === 1 ? 'this job' : 'these jobs'}.`}
      {references ? (
        <TellManyDialog
          selection={{ references, filter }}
          kinds={['application']}
          count={references.length}
          chosen={{ state: 'declined', reason: 'filled' }}
          onClose={() => setReferences(undefined)}
          onTold={told}
        />
      ) : null}
    </Alert>
  )
}
