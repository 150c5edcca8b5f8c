import { useLingui } from '@lingui/react/macro'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { missingBandIn } from '@/domain/jobs/salaryBand'
import type { JobState } from '@/domain/office/jobs'
import { waitingStates } from '@/domain/submissions/states'
import { salaryRange, counted } from '@/domain/text/display'
import { jobsApi } from '../../api/jobsApi'
import { messageOf } from '../../api/officeError'
import { submissionsApi } from '../../api/submissionsApi'
import { OfficeDialog } from '../../components/forms'
import { useNotify } from '../../components/Notices'
import { TellManyDialog } from '../../components/tell/TellManyDialog'
import { useKeptFocus } from '../../components/useKeptFocus'
import type { JobValues } from './jobValues'

type Answer = { ctc?: string }

type Offer = NonNullable<ReturnType<typeof missingBandIn>> & { onAnswer: (answer?: Answer) => void }

/** Offers the salary band that fits the pay before publishing without one. */
export const useBandOffer = () => {
  const { i18n } = useLingui()
  const [offer, setOffer] = useState<Offer>()

  /** Resolves with values to save, or nothing to cancel; undefined if the job has a band. */
  const ask = (values: JobValues) => {
    const missing = missingBandIn(values, i18n)
    return missing && new Promise<Answer | undefined>((onAnswer) => setOffer({ ...missing, onAnswer }))
  }

  const answer = (given?: Answer) => {
    offer?.onAnswer(given)
    setOffer(undefined)
  }

  const band = offer && salaryRange({ ctc: offer.band, ctc_from: null, ctc_to: null }, i18n)

  const dialog = offer ? (
    <OfficeDialog
      title="Set the salary band?"
      onClose={() => answer()}
      actions={
        <>
          <Button onClick={() => answer()}>Cancel</Button>
          <Button onClick={() => answer({})}>Publish without</Button>
          <Button variant="contained" autoFocus onClick={() => answer({ ctc: offer.band })}>
            {`Set ${offer.band} and publish`}
          </Button>
        </>
      }
    >
      <Typography>
        {`Visitors filter jobs by the salary band, and this one has none. Its pay (${offer.pay}) lies in ${band}.`}
      </Typography>
    </OfficeDialog>
  ) : null

  return { ask, dialog }
}

type Closing = { id: string; position: string; state: JobState }

const named = (jobs: readonly Closing[]) =>
  jobs.length === 1 ? `${jobs[0]?.position ?? 'The job'} is` : `${jobs.length} jobs are`

/** Closes jobs at once, with Undo: each job gets its state back. */
export const useClosing = () => {
  const [closeJobs, { isLoading }] = jobsApi.useCloseJobsMutation()
  const [changeState] = jobsApi.useChangeJobStateMutation()
  const notify = useNotify()

  const restore = ({ id, state }: Closing) =>
    changeState({ id, action: state === 'paused' ? 'restore' : 'reopen' })

  const undo = async (jobs: readonly Closing[], onUndo?: () => void) => {
    onUndo?.()
    const restored = await Promise.all(jobs.map((job) => notify.attempt(restore(job))))
    if (restored.every(Boolean)) notify.success(`${named(jobs)} restored.`)
  }

  /** Resolves with the number of applicants still waiting; undefined if closing failed. */
  const close = async (jobs: readonly Closing[], onUndo?: () => void) => {
    const request = closeJobs(jobs.map(({ id }) => id))
    if (!(await notify.attempt(request))) return undefined
    notify.offerUndo(`${named(jobs)} closed.`, () => void undo(jobs, onUndo))
    return (await request).data?.waiting
  }

  return { close, isClosing: isLoading }
}

type StillWaitingProps = {
  jobIds: readonly string[]
  waiting: number
  onTold?: () => void
}

export const stillWaiting = (count: number) =>
  `${counted(count, 'applicant')} still ${count === 1 ? 'waits' : 'wait'}`

/** Applicants of closed jobs who still wait, and a message to all. */
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
