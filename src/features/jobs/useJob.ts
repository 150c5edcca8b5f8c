import { entityIn } from '@/api/adapters'
import { jobsApi } from '@/api/jobsApi'
import type { Job } from '@/domain/content/entities'
import { closedDay, isOpenOn } from '@/domain/jobs/closing'
import { JOBS_BY_ID_MAX } from '@/domain/site/limits'
import { useAppSelector } from '@/store/hooks'
import { selectJobList } from '@/store/jobList'
import { selectToday } from '@/store/site'

/**
 * The open job of this id, from the cached list of jobs or by itself: our own server also knows the closed ones.
 * `isClosed`: it is known that no job of this id is open; `closedJob` is what remains of it.
 */
export const useJob = (id: string) => {
  const today = useAppSelector(selectToday)
  const list = useAppSelector(selectJobList)
  const listed = entityIn(list, id)
  const answer = jobsApi.useGetJobQuery(id, { skip: id === '' || listed !== undefined })
  const known = listed ?? answer.currentData ?? undefined
  const job = known && isOpenOn(known, today) ? known : undefined
  const isKnown = known !== undefined || answer.currentData === null
  const isLoading = !isKnown && answer.isFetching
  const isClosed = job === undefined && !isLoading && (isKnown || list !== undefined)
  return { job, isLoading, isClosed, closedJob: isClosed ? known : undefined }
}

/** Jobs by their ids, of which our own server also knows the closed ones. */
export const useJobsById = (ids: readonly string[]) => {
  const today = useAppSelector(selectToday)
  const asked = [...new Set(ids)].slice(0, JOBS_BY_ID_MAX)
  const { data, currentData, isLoading } = jobsApi.useGetJobsByIdQuery(asked, { skip: asked.length === 0 })
  /** The open job of this id, or the day on which it closed if that is known; undefined while nothing is known. */
  const find = (id: string): { job?: Job; closedOn?: string } | undefined => {
    const job = entityIn(data, id)
    if (!job) return currentData && {}
    const closedOn = closedDay(job, today)
    return closedOn ? { closedOn } : { job }
  }
  return { isLoading, find }
}
