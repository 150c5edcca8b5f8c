import { useGetJobsQuery } from '@/api/portalApi'
import type { Job } from '@/domain/entities'
import { selectGivenJob } from './givenJob'
import { useAppSelector } from './hooks'
import { selectJob } from './jobSelectors'

type FoundJob = {
  job: Job | undefined
  isLoading: boolean
  /** It is known that no job of this id is open; a list that did not come says nothing. */
  isClosed: boolean
}

/** The job of this id: the one that came with the page, or else the one of the list (spec section 2). */
export const useJob = (id: string): FoundJob => {
  const given = useAppSelector((state) => selectGivenJob(state, id))
  const { data: jobs, isLoading } = useGetJobsQuery(undefined, { skip: given !== undefined || id === '' })
  const job = selectJob(jobs, id) ?? given?.job ?? undefined
  return { job, isLoading, isClosed: !job && (given !== undefined || jobs !== undefined) }
}
