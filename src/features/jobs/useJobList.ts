import { createContext, use, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { JobEntities } from '@/api/adapters'
import { toApiError, type ApiError } from '@/api/envelope'
import { toFoundJobs } from '@/api/jobSearch'
import { useGetJobsByCategoryQuery, useGetJobsQuery, useSearchJobsQuery } from '@/api/portalApi'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import { noFilters, type JobFilters } from '@/domain/jobFilter'
import { noFoundJobs, type FoundJobs, knownFilters } from '@/domain/jobs/foundJobs'
import type { Landing } from '@/domain/jobs/landings'
import { listAddress, searchQuery } from '@/domain/listAddress'
import { useAppSelector } from '@/store/hooks'
import { selectFilters, selectPage } from '@/store/jobFilters'
import { selectFoundJobs } from '@/store/jobSelectors'
import { selectOwnApi, selectSearchesList } from '@/store/site'

/** A list of jobs as its screen shows it. */
export type JobList = {
  /** The id of the category; undefined for the list of all jobs. */
  industryId?: string
  /** The landing page that is shown; undefined on other lists. */
  landing?: Landing
  /** The visitor's filters, without values that no job of the list has. */
  filters: JobFilters
  found: FoundJobs
  /** The whole list, where the browser searches it. */
  list: JobEntities | undefined
  isLoading: boolean
  /** The answer to the visitor's last choice is on its way; the one before is shown. */
  isWaiting: boolean
  /** How many jobs the list has without any filter; undefined while that is not known. */
  all?: number
  /** The name of the category; '' while it is not known. */
  name: string
  /** The server says that there is no such category. */
  isRefused: boolean
}

export const JobListContext = createContext<JobList>({
  filters: noFilters,
  found: noFoundJobs,
  list: undefined,
  isLoading: true,
  isWaiting: false,
  name: '',
  isRefused: false,
})

/** The list of jobs around a component. */
export const useShownList = () => use(JobListContext)

/** The address of the list that is shown, with other filters and another page. */
export const useListAddress = () => {
  const address = useLocation()
  const { landing } = useShownList()
  return (filters: JobFilters, page = 1) => listAddress(address, landing, filters, page)
}

const isRefusal = (error: unknown) => error !== undefined && toApiError(error as ApiError).kind === 'refused'

/** The list that the browser searches, once it needs it. */
const useLoadedList = (industryId: string | undefined, isSkipped: boolean) => {
  const skip = !useAppSelector(selectSearchesList) || isSkipped
  const allJobs = useGetJobsQuery(undefined, { skip: skip || industryId !== undefined })
  const category = useGetJobsByCategoryQuery(industryId ?? '', { skip: skip || industryId === undefined })
  const list = industryId === undefined ? allJobs.currentData : category.currentData?.jobs
  const found = useAppSelector((state) => list && selectFoundJobs(state, list))
  const { isFetching, error } = industryId === undefined ? allJobs : category
  return { list, found, isFetching, error, name: category.currentData?.name }
}

/** The search that the server is asked: the text and the slider wait for a pause, any other choice does not. */
const useAskedSearch = (industryId: string | undefined, isFrozen: boolean) => {
  const filters = useAppSelector(selectFilters)
  const page = useAppSelector(selectPage)
  const search = searchQuery(filters, page, industryId)
  const moving = `${filters.experience} ${filters.text}`
  const isStill = useDebouncedValue(moving) === moving
  const [asked, setAsked] = useState(search)
  if (isStill && !isFrozen && asked !== search) setAsked(search)
  return { asked, page, isCurrent: asked === search }
}

type JobListOptions = Pick<JobList, 'industryId' | 'landing'> & {
  /** Whether which jobs the list has is not known. */
  skip?: boolean
  isLoading?: boolean
}

/**
 * The jobs that the visitor's filters leave: found by the browser in the list that it loaded, else by the server. Without
 * the id of an industry, the list of all jobs.
 */
export const useJobList = ({ industryId, landing, skip = false, ...options }: JobListOptions): JobList => {
  const loaded = useLoadedList(industryId, skip)
  const ownApi = useAppSelector(selectOwnApi)
  const isListComing = loaded.isFetching && loaded.error === undefined
  const { asked, page, isCurrent } = useAskedSearch(industryId, isListComing)
  const answer = useSearchJobsQuery(asked, { skip: skip || !ownApi || loaded.found !== undefined })
  const search = answer.isError ? answer.currentData : answer.data
  const found = useMemo(
    () => loaded.found ?? (search && toFoundJobs(search, page)),
    [loaded.found, search, page],
  )
  const chosen = useAppSelector(selectFilters)
  const { choices } = found ?? noFoundJobs
  const filters = useMemo(() => knownFilters(choices, chosen), [choices, chosen])
  const isFetching = answer.isFetching || isListComing
  const isLoading = options.isLoading || (!skip && isFetching && found === undefined)
  const isWaiting =
    loaded.found === undefined && (!isCurrent || (isFetching && answer.currentData === undefined))
  const { list } = loaded
  const name = loaded.name ?? search?.name ?? ''
  const isRefused = isRefusal(loaded.error ?? answer.error)
  return useMemo(
    () => ({
      industryId,
      landing,
      filters,
      found: found ?? noFoundJobs,
      list,
      isLoading,
      isWaiting,
      all: found?.all,
      name,
      isRefused,
    }),
    [industryId, landing, filters, found, list, isLoading, isWaiting, name, isRefused],
  )
}
