import Chip from '@mui/material/Chip'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import {
  hasLeftEarly,
  periodOf,
  placementLabel,
  placementLabels,
  placementOfJob,
  type PlacementRow,
} from '@/domain/submissions/placements'
import { todayInIndia } from '@/domain/site/calendar'
import { jobsApi } from '../api/jobsApi'
import { submissionsApi } from '../api/submissionsApi'
import { DayInput } from './DayInput'
import { FormDialog } from './forms'
import { FormChoices } from './tell/ChoiceFields'
import { useNotify } from './Notices'
import { Small } from './texts'

type PeriodProps = { stay: Pick<PlacementDetails, 'joinedOn' | 'leftOn'>; leavingDays: number }

/** Until when leaving counts as early, or that the person left early. */
export const Period = ({ stay, leavingDays }: PeriodProps) => {
  const text = periodOf(stay, leavingDays)
  if (hasLeftEarly(stay, leavingDays)) return <Chip color="error" label={text} />
  return <Small component="span">{text}</Small>
}

/** A person who joined, with the recorded details or those of the job. */
export type Placed = Pick<PlacementRow, 'reference' | 'version' | 'name'> & {
  details: PlacementDetails
  isRecorded: boolean
}

type DialogProps = { placed: Placed; onClose: () => void }

/** Saves, and offers to restore what was there before. */
const useSaving = ({ reference, version, name, details: before, isRecorded }: Placed) => {
  const [send] = submissionsApi.useSavePlacementMutation()
  const notify = useNotify()
  return async (details: PlacementDetails, what: string) => {
    const answer = await send({ reference, version, ...details })
    if (answer.error) return answer
    const text = `${name || 'No name'}: ${what}`
    const { version: now } = answer.data
    const putBack = () => notify.attempt(send({ reference, version: now, ...before }))
    if (isRecorded) notify.offerUndo(text, () => void putBack())
    else notify.success(text)
    return answer
  }
}

/** The id of the job with this position, or the earlier id if there is none. */
const jobIdOf = (jobs: readonly { id: string; position: string }[], { position, jobId }: PlacementDetails) =>
  jobs.find((job) => job.id === jobId && job.position === position)?.id ??
  jobs.find((job) => job.position === position)?.id ??
  jobId

/** Records a placement, filled in from the job, or corrects it. */
export const PlacementDialog = ({ placed, onClose }: DialogProps) => {
  const { i18n } = useLingui()
  const { details, isRecorded } = placed
  const save = useSaving(placed)
  const { jobs = [] } = submissionsApi.useGetInboxChoicesQuery().data ?? {}
  const job = jobsApi.useGetJobQuery(details.jobId, { skip: isRecorded || details.jobId === '' })
  // Initial values are read once, so the form waits for the job.
  if (job.isLoading) return null
  return (
    <FormDialog
      title={`Placement of ${placed.name || 'this person'}`}
      submitLabel="Save"
      initialValues={{ ...details, ...(job.data && placementOfJob(job.data.job, i18n)) }}
      labelOf={placementLabel}
      onSubmit={(values) =>
        save(
          { ...values, jobId: jobIdOf(jobs, { ...values, jobId: details.jobId }) },
          isRecorded ? 'placement corrected' : 'placement recorded',
        )
      }
      onClose={onClose}
    >
      <FormChoices state="joined" hasFocus />
      {isRecorded ? (
        <DayInput name="leftOn" label={placementLabels.leftOn} hint="Empty while the person stays." />
      ) : null}
    </FormDialog>
  )
}

export const LeftDialog = ({ placed, onClose }: DialogProps) => {
  const save = useSaving(placed)
  const [today] = useState(() => todayInIndia(Date.now()))
  return (
    <FormDialog
      title={`${placed.name || 'This person'} left ${placed.details.employer}`}
      submitLabel="Save"
      initialValues={{ leftOn: today }}
      labelOf={placementLabel}
      onSubmit={({ leftOn }) => save({ ...placed.details, leftOn }, 'left')}
      onClose={onClose}
    >
      <DayInput name="leftOn" label={placementLabels.leftOn} />
    </FormDialog>
  )
}
