import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { closedDay, isOpenOn } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/limits'
import { useAppSelector } from '@/store/hooks'
import { selectJobList } from '@/store/jobList'
import { selectOwnApi, selectToday } from '@/store/site'

/**
 * The open job of this id, from the cached list of jobs, or from our own server, which also knows the closed ones.
 * `isClosed`: it is known that no job of this id is open; `closedJob` is what remains of it.
 */
export const useJob = (id: string) => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const list = useAppSelector(selectJobList)
  const listed = entityIn(list, id)
  const { isFetching: isListFetching } = portalApi.useGetJobsQuery(undefined, { skip: ownApi || id === '' })
  const answer = portalApi.useGetJobQuery(id, { skip: !ownApi || id === '' || listed !== undefined })
  const known = listed ?? answer.currentData ?? undefined
  const job = known && isOpenOn(known, today) ? known : undefined
  const isKnown = known !== undefined || answer.currentData === null
  const isLoading = !isKnown && (answer.isFetching || (isListFetching && list === undefined))
  const isClosed = job === undefined && !isLoading && (isKnown || list !== undefined)
  return { job, isLoading, isClosed, closedJob: isClosed ? known : undefined }
}

/** Jobs by their ids: from our own server, which also knows the closed ones, or from the list of another API. */
export const useJobsById = (ids: readonly string[]) => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const byId = portalApi.useGetJobsByIdQuery(asked, { skip: !ownApi || asked.length === 0 })
  const list = portalApi.useGetJobsQuery(undefined, { skip: ownApi || asked.length === 0 })
  const { data, currentData, isLoading } = ownApi ? byId : list
  const known = (id: string) => entityIn(data, id)
  return {
    isLoading,
    /** The open job of this id; null if it is not open, undefined while that is not known. */
    find: (id: string): Job | null | undefined => {
      const job = known(id)
      if (job) return isOpenOn(job, today) ? job : null
      return currentData && null
    },
    /** The day on which a job closed; undefined where that is not known. */
    closedDayOf: (id: string) => {
      const job = known(id)
      return job && closedDay(job, today)
    },
  }
}
