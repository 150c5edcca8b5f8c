import { createContext, use, useMemo, useState, type PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import type { ApiError } from '@/api/envelope'
import { portalApi } from '@/api/portalApi'
import { useDebouncedValue } from '@/components/useDebouncedValue'
import type { JobFilters } from '@/domain/jobs/jobFilter'
import { noFoundJobs } from '@/domain/jobs/foundJobs'
import { knownFilters } from '@/domain/jobs/jobList'
import type { Landing } from '@/domain/jobs/landings'
import { listAddress, searchQuery } from '@/domain/jobs/listAddress'
import { useAppSelector } from '@/store/hooks'
import { selectFilters, selectPage } from '@/store/jobFilters'
import { selectFoundJobs } from '@/store/jobSelectors'
import { selectOwnApi, selectSearchesList } from '@/store/site'

/** A list of jobs as its screen shows it. */
export const JobListContext = createContext<ReturnType<typeof useJobList> | null>(null)

/** The list of jobs around a component. */
export const useShownList = () => {
  const list = use(JobListContext)
  if (!list) throw new Error('No list of jobs is around this component')
  return list
}

/** The address of the list that is shown, with other filters and another page. */
export const useListAddress = () => {
  const address = useLocation()
  const { landing } = useShownList()
  return (filters: JobFilters, page = 1) => listAddress(address, landing, filters, page)
}

/** The list that the browser searches, once it needs it. */
const useLoadedList = (industryId: string | undefined, isSkipped: boolean) => {
  const skip = !useAppSelector(selectSearchesList) || isSkipped
  const allJobs = portalApi.useGetJobsQuery(undefined, { skip: skip || industryId !== undefined })
  const category = portalApi.useGetJobsByCategoryQuery(industryId ?? '', {
    skip: skip || industryId === undefined,
  })
  const { isFetching, error } = industryId === undefined ? allJobs : category
  const list = industryId === undefined ? allJobs.currentData : category.currentData?.jobs
  const found = useAppSelector((state) => list && selectFoundJobs(state, list))
  const isComing = isFetching && error === undefined
  return { list, found, error, isComing, category: category.currentData }
}

/** The search that the server is asked: the text and the slider wait for a pause, any other choice does not. */
const useAskedSearch = (industryId: string | undefined, isFrozen: boolean) => {
  const filters = useAppSelector(selectFilters)
  const search = searchQuery(filters, useAppSelector(selectPage), industryId)
  const typedKey = `${filters.experience} ${filters.text}`
  const isSettled = useDebouncedValue(typedKey) === typedKey
  const [asked, setAsked] = useState(search)
  if (isSettled && !isFrozen && asked !== search) setAsked(search)
  return { asked, isCurrent: asked === search }
}

type JobListOptions = {
  /** The id of a category; undefined for the list of all jobs. */
  industryId?: string
  /** The landing page that is shown; undefined on other lists. */
  landing?: Landing
  /** Whether which jobs the list has is not known. */
  skip?: boolean
  isLoading?: boolean
}

/** Found by the browser in the list that it loaded, else by the server. */
const useJobList = ({ industryId, landing, skip = false, ...options }: JobListOptions) => {
  const { list, ...loaded } = useLoadedList(industryId, skip)
  const ownApi = useAppSelector(selectOwnApi)
  const { asked, isCurrent } = useAskedSearch(industryId, loaded.isComing)
  const answer = portalApi.useSearchJobsQuery(asked, { skip: skip || !ownApi || loaded.found !== undefined })
  const search = answer.isError ? answer.currentData : answer.data
  const known = loaded.found ?? search
  const found = known ?? noFoundJobs
  const chosen = useAppSelector(selectFilters)
  /** Without values that no job of the list has. */
  const filters = useMemo(() => knownFilters(found.choices, chosen), [found.choices, chosen])
  const isFetching = answer.isFetching || loaded.isComing
  const isLoading = options.isLoading || (!skip && isFetching && known === undefined)
  /** The answer to the visitor's last choice is on its way; the one before is shown. */
  const isWaiting =
    loaded.found === undefined && (!isCurrent || (isFetching && answer.currentData === undefined))
  /** The name of the category; '' while it is not known. */
  const { name = '', name_hi } = loaded.category ?? search ?? {}
  /** The server says that there is no such category. */
  const isRefused = ((loaded.error ?? answer.error) as ApiError | undefined)?.kind === 'refused'
  return useMemo(
    () => ({ industryId, landing, filters, found, list, isLoading, isWaiting, name, name_hi, isRefused }),
    [industryId, landing, filters, found, list, isLoading, isWaiting, name, name_hi, isRefused],
  )
}

/** Gives a screen the jobs that the visitor's filters leave: a typed key renders what shows them, and nothing around it. */
export const JobListProvider = ({ children, ...options }: PropsWithChildren<JobListOptions>) => {
  const list = useJobList(options)
  return <JobListContext value={list}>{children}</JobListContext>
}
