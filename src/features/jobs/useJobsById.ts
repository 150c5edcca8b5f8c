import { useGetJobsByIdQuery, useGetJobsQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { closedDay, isOpenOn } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { jobIn } from '@/store/jobList'
import { selectOwnApi, selectToday } from '@/store/site'

export type JobsById = {
  isLoading: boolean
  /** The open job of this id; null if it is not open, undefined while that is not known. */
  find: (id: string) => Job | null | undefined
  /** The day on which a job closed; undefined where that is not known. */
  closedDayOf: (id: string) => string | undefined
}

/** Jobs by their ids: from our own server, which also knows the closed ones, or from the list of another API. */
export const useJobsById = (ids: readonly string[]): JobsById => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const byId = useGetJobsByIdQuery(asked, { skip: !ownApi || asked.length === 0 })
  const list = useGetJobsQuery(undefined, { skip: ownApi || asked.length === 0 })
  const { data, currentData, isLoading } = ownApi ? byId : list
  const known = (id: string) => data && jobIn(data, id)
  return {
    isLoading,
    find: (id) => {
      const job = known(id)
      if (job) return isOpenOn(job, today) ? job : null
      return currentData && null
    },
    closedDayOf: (id) => {
      const job = known(id)
      return job && closedDay(job, today)
    },
  }
}
