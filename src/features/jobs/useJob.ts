import { useGetJobQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { isOpenOn } from '@/domain/jobs/closing'
import { useAppSelector } from '@/store/hooks'
import { selectJobById, selectToday } from '@/store/jobLists'

type FoundJob = {
  /** The open job. */
  job: Job | undefined
  isLoading: boolean
  /** It is known that no job of this id is open; if the list failed to load, nothing is known. */
  isClosed: boolean
  /** What is known of a job that is closed. */
  closedJob: Job | undefined
}

/** The job of this id, from the cached list of jobs or else by `getJob`. */
export const useJob = (id: string): FoundJob => {
  const listed = useAppSelector((state) => selectJobById(state, id))
  const today = useAppSelector(selectToday)
  const answer = useGetJobQuery(id, { skip: id === '' })
  const { currentData, isFetching } = answer
  const read = currentData ?? undefined
  const isReadOpen = listed === undefined && read !== undefined && isOpenOn(read, today)
  const job = listed ?? (isReadOpen ? read : undefined)
  const isLoading = isFetching && job === undefined && currentData === undefined
  const isClosed = job === undefined && !isLoading && (listed === null || currentData !== undefined)
  return { job, isLoading, isClosed, closedJob: isClosed ? read : undefined }
}
