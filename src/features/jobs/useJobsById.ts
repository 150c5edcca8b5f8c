import { useGetJobsByIdQuery, useGetJobsQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { closedDay } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { jobIn, selectToday } from '@/store/jobLists'
import { selectSearchesJobs } from '@/store/jobSearch'

type JobsById = {
  isLoading: boolean
  /** The open job of this id; null if it is not open, undefined while that is not known. */
  find: (id: string) => Job | null | undefined
  /** The day on which a job closed; undefined where nobody knows it. */
  closedDayOf: (id: string) => string | undefined
}

/** Jobs by their ids: from the cached list, or from our own server, which also knows the closed ones. */
export const useJobsById = (ids: readonly string[]): JobsById => {
  const today = useAppSelector(selectToday)
  const searchesJobs = useAppSelector(selectSearchesJobs)
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const list = useGetJobsQuery(undefined, { skip: searchesJobs || asked.length === 0 })
  const isMissing = (id: string) => searchesJobs || (list.data !== undefined && jobIn(list.data, id) === null)
  const missing = asked.filter(isMissing)
  const byId = useGetJobsByIdQuery(missing, { skip: missing.length === 0 })
  const known = searchesJobs ? byId.currentData : list.data
  return {
    isLoading: searchesJobs ? byId.isLoading : list.isLoading,
    find: (id) => known && jobIn(known, id),
    closedDayOf: (id) => {
      const job = list.data?.entities[id] ?? byId.currentData?.entities[id]
      return job && closedDay(job, today)
    },
  }
}
