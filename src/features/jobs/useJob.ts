import { useGetJobQuery, useGetJobsQuery } from '@/api/portalApi'
import { isOpenOn } from '@/domain/jobs/closing'
import { useAppSelector } from '@/store/hooks'
import { jobIn, selectJobList } from '@/store/jobList'
import { selectOwnApi, selectToday } from '@/store/site'

/** The job of this id, from the cached list of jobs, or from our own server, which also knows the closed ones. */
export const useJob = (id: string) => {
  const today = useAppSelector(selectToday)
  const ownApi = useAppSelector(selectOwnApi)
  const list = useAppSelector(selectJobList)
  const listed = list && jobIn(list, id)
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
