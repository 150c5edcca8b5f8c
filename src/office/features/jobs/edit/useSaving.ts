import { useState } from 'react'
import type { OfficeJob } from '@/domain/office/jobs'
import {
  useAddJobMutation,
  useChangeJobStateMutation,
  useLazyGetJobQuery,
  useSaveJobMutation,
} from '../../../api/jobsApi'
import { codeOf, messageOf } from '../../../api/officeError'
import { changedValues, toValues, type JobValues } from '../jobValues'

/** What came of saving: the job as it is now, or the sentence that says why not. */
export type Saved = { job: OfficeJob } | { problem: string }

const CONFLICT = 409

/** Saves a form as a new job, or over the job that it was filled with unless somebody else saved meanwhile. */
export const useSaving = (opened: OfficeJob | undefined) => {
  const [base, setBase] = useState(opened)
  const [theirs, setTheirs] = useState<OfficeJob>()
  const [addJob] = useAddJobMutation()
  const [saveJob] = useSaveJobMutation()
  const [changeState] = useChangeJobStateMutation()
  const [getJob] = useLazyGetJobQuery()

  const add = async (values: JobValues, state: 'draft' | 'open'): Promise<Saved> => {
    const { data, error } = await addJob({ ...values, state })
    return data ? { job: data } : { problem: messageOf(error) }
  }

  const showTheirs = async (id: string): Promise<Saved> => {
    const { data, error } = await getJob(id)
    if (!data) return { problem: error ? messageOf(error) : '' }
    setTheirs(data)
    return { problem: '' }
  }

  const change = async (before: OfficeJob, version: string, values: JobValues): Promise<Saved> => {
    const id = `${before.job.job_id}`
    const fields = changedValues(toValues(before.job), values)
    if (Object.keys(fields).length === 0 && version === before.version) return { job: before }
    const { data, error } = await saveJob({ id, version, fields })
    if (data) {
      setBase(data)
      setTheirs(undefined)
      return { job: data }
    }
    return codeOf(error) === CONFLICT ? showTheirs(id) : { problem: messageOf(error) }
  }

  const publish = async (saved: Saved): Promise<Saved> => {
    if ('problem' in saved) return saved
    const { data, error } = await changeState({ id: `${saved.job.job.job_id}`, action: 'publish' })
    return data ? { job: data } : { problem: messageOf(error) }
  }

  return {
    base,
    theirs,
    /** Saves the fields that were changed here; with `isOver` also where somebody else saved meanwhile. */
    save: async (values: JobValues, { isPublishing = false, isOver = false } = {}): Promise<Saved> => {
      if (!base) return add(values, isPublishing ? 'open' : 'draft')
      const saved = await change(base, isOver && theirs ? theirs.version : base.version, values)
      return isPublishing ? publish(saved) : saved
    },
    /** Gives up what was typed. */
    takeTheirs: () => {
      setBase(theirs)
      setTheirs(undefined)
    },
  }
}
