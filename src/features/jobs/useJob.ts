import { entityIn } from '@/api/adapters'
import { useGetJobQuery, useGetJobsByIdQuery, useGetJobsQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { isOpenOn } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { selectJobList } from '@/store/jobList'
import { selectOwnApi, selectToday } from '@/store/site'

/** The job of this id, from the cached list of jobs, or from our own server, which also knows the closed ones. */
export const useJob = (id: string) => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const list = useAppSelector(selectJobList)
  const listed = entityIn(list, id)
  const { isFetching: isListFetching } = useGetJobsQuery(undefined, { skip: ownApi || id === '' })
  const answer = useGetJobQuery(id, { skip: !ownApi || id === '' || listed !== undefined })
  const known = listed ?? answer.currentData ?? undefined
  const job = known && isOpenOn(known, today) ? known : undefined
  const isKnown = known !== undefined || answer.currentData === null
  const isLoading = !isKnown && (answer.isFetching || (isListFetching && list === undefined))
  const isClosed = job === undefined && !isLoading && (isKnown || list !== undefined)
  return {
    /** The open job. */
    job,
    isLoading,
    /** It is known that no job of this id is open; if it failed to load, nothing is known. */
    isClosed,
    /** The remains of a job that is closed. */
    closedJob: isClosed ? known : undefined,
  }
}

/** Jobs by their ids: from our own server, which also knows the closed ones, or from the list of another API. */
export const useJobsById = (ids: readonly string[]) => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const byId = useGetJobsByIdQuery(asked, { skip: !ownApi || asked.length === 0 })
  const list = useGetJobsQuery(undefined, { skip: ownApi || asked.length === 0 })
  const { data, currentData, isLoading } = ownApi ? byId : list
  /** The open job of this id; null if it is not open, undefined while that is not known. */
  const find = (id: string): Job | null | undefined => {
    const job = entityIn(data, id)
    if (job) return isOpenOn(job, today) ? job : null
    return currentData && null
  }
  return { find, isLoading }
}
