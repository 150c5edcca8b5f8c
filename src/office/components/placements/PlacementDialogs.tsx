import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { todayInIndia } from '@/domain/site/calendar'
import type { PlacementDetails } from '@/domain/submissions/inbox'
import {
  EMPLOYER_CHARACTERS_MAX,
  PAY_CHARACTERS_MAX,
  POSITION_CHARACTERS_MAX,
  placementLabel,
  placementLabels,
  placementOfJob,
  type PlacementRow,
} from '@/domain/submissions/placements'
import { jobsApi } from '../../api/jobsApi'
import { placementsApi } from '../../api/placementsApi'
import { submissionsApi } from '../../api/submissionsApi'
import { DayInput } from '../DayInput'
import { OfficeInput, SuggestInput } from '../fields'
import { FormDialog } from '../forms'
import { useNotify } from '../Notices'

/** A person who joined, with what is recorded so far, or what the submission says of the job. */
export type Placed = Pick<PlacementRow, 'reference' | 'version' | 'name'> & {
  details: PlacementDetails
  isRecorded: boolean
}

type DialogProps = { placed: Placed; onClose: () => void }

/** Stores what is recorded, and offers to put back what was there before. */
const useSaving = ({ reference, version, name, details: before, isRecorded }: Placed) => {
  const [send] = placementsApi.useSavePlacementMutation()
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

/** The number of the job with this position, or the earlier number if no job has it. */
const jobIdOf = (jobs: readonly { id: string; position: string }[], { position, jobId }: PlacementDetails) =>
  jobs.find((job) => job.id === jobId && job.position === position)?.id ??
  jobs.find((job) => job.position === position)?.id ??
  jobId

/** Records a placement, beginning with what the job says, or corrects it. */
export const PlacementDialog = ({ placed, onClose }: DialogProps) => {
  const { i18n } = useLingui()
  const { details, isRecorded } = placed
  const save = useSaving(placed)
  const { jobs = [], employers = [] } = submissionsApi.useGetInboxChoicesQuery().data ?? {}
  const job = jobsApi.useGetJobQuery(details.jobId, { skip: isRecorded || details.jobId === '' })
  // The form reads its initial values once, so it waits for the job.
  if (job.isLoading) return null
  return (
    <FormDialog
      title={`Placement of ${placed.name || 'this person'}`}
      submitLabel="Save"
      initialValues={{ ...details, ...(job.data && placementOfJob(job.data.job, i18n)) }}
      labelOf={placementLabel}
      onSubmit={(values) =>
        save(
          { ...values, jobId: jobIdOf(jobs, values) },
          isRecorded ? 'placement corrected' : 'placement recorded',
        )
      }
      onClose={onClose}
    >
      <SuggestInput
        name="position"
        label={placementLabels.position}
        limit={POSITION_CHARACTERS_MAX}
        suggestions={[...new Set(jobs.map(({ position }) => position))]}
      />
      <SuggestInput
        name="employer"
        label={placementLabels.employer}
        limit={EMPLOYER_CHARACTERS_MAX}
        suggestions={employers}
        autoFocus
      />
      <DayInput name="joinedOn" label={placementLabels.joinedOn} />
      <OfficeInput
        name="pay"
        label={placementLabels.pay}
        hint="As it was agreed, such as Rs 18,000 a month."
        limit={PAY_CHARACTERS_MAX}
        autoComplete="off"
      />
      {isRecorded ? (
        <DayInput name="leftOn" label={placementLabels.leftOn} hint="Empty while the person stays." />
      ) : null}
    </FormDialog>
  )
}

/** Records the day on which a person left an employer. */
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
