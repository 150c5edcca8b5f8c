import type { OfficeJob } from '@/domain/office/jobs'
import {
  useAddJobMutation,
  useChangeJobStateMutation,
  useLazyGetJobQuery,
  useSaveJobMutation,
} from '../../../api/jobsApi'
import { messageOf } from '../../../api/officeError'
import { useSaving, type Saved } from '../../../components/edit/useSaving'
import { toValues, type JobValues } from '../jobValues'

const idOf = ({ job }: OfficeJob) => `${job.job_id}`

/** Saves a form as a new job, or over the job that it was filled with, and publishes it. */
export const useJobSaving = (opened: OfficeJob | undefined) => {
  const [addJob] = useAddJobMutation()
  const [saveJob] = useSaveJobMutation()
  const [changeState] = useChangeJobStateMutation()
  const [getJob] = useLazyGetJobQuery()
  const { base, theirs, save, takeTheirs } = useSaving({
    opened,
    toValues: ({ job }: OfficeJob) => toValues(job),
    change: (job, version, fields) => saveJob({ id: idOf(job), version, fields }),
    read: (job) => getJob(idOf(job)),
  })

  const add = async (values: JobValues, state: 'draft' | 'open'): Promise<Saved<OfficeJob>> => {
    const { data, error } = await addJob({ ...values, state })
    return data ? { saved: data } : { problem: messageOf(error) }
  }

  const publish = async (outcome: Saved<OfficeJob>): Promise<Saved<OfficeJob>> => {
    if ('problem' in outcome) return outcome
    const { data, error } = await changeState({ id: idOf(outcome.saved), action: 'publish' })
    return data ? { saved: data } : { problem: messageOf(error) }
  }

  return {
    base,
    theirs,
    takeTheirs,
    save: async (values: JobValues, { isPublishing = false, isOver = false } = {}) => {
      if (!base) return add(values, isPublishing ? 'open' : 'draft')
      const outcome = await save(base, values, isOver)
      return isPublishing ? publish(outcome) : outcome
    },
  }
}
