import { entityIn } from '@/api/adapters'
import { portalApi } from '@/api/portalApi'
import type { Job } from '@/domain/content/entities'
import { closedDay, isOpenOn } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/site/limits'
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
  /** The open job of this id, or the day on which it closed if that is known; undefined while nothing is known. */
  const find = (id: string): { job?: Job; closedOn?: string } | undefined => {
    const job = entityIn(data, id)
    if (!job) return currentData && {}
    const closedOn = closedDay(job, today)
    return closedOn ? { closedOn } : { job }
  }
  return { isLoading, find }
}
