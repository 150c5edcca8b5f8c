import { useGetJobQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { useAppSelector } from './hooks'
import { selectJobById } from './jobLists'

type FoundJob = {
  job: Job | undefined
  isLoading: boolean
  /** It is known that no job of this id is open; if the list failed to load, nothing is known. */
  isClosed: boolean
}

/** The job of this id, from the cached list of jobs or else by `getJob`. */
export const useJob = (id: string): FoundJob => {
  const listed = useAppSelector((state) => selectJobById(state, id))
  const { currentData, isFetching } = useGetJobQuery(id, { skip: id === '' })
  const found = listed === undefined ? currentData : listed
  return { job: found ?? undefined, isLoading: isFetching && found === undefined, isClosed: found === null }
}
