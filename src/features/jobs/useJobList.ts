import { createSelector } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { toApiError } from '@/api/envelope'
import { useGetJobsByCategoryQuery, useGetJobsQuery, useSearchJobsQuery } from '@/api/portalApi'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters } from '@/store/jobFilters'
import { searchAnswered, selectSearchesJobs } from '@/store/jobSearch'
import { selectJobSearch, selectSearchQuery } from '@/store/searchedJobs'
import { useDebouncedValue } from '@/components/useDebouncedValue'

export type JobList = {
  isLoading: boolean
  /** An answer to the visitor's last choice is on its way; the one before is shown. */
  isWaiting: boolean
  /** How many jobs the list has without any filter; undefined while that is not known. */
  all: number | undefined
  /** Of the category; '' where it is not known. */
  name: string
  /** The server says that there is no such category. */
  isRefused: boolean
}

/** What changes many times before it is what the visitor means: the text, and the slider. */
const selectMoving = createSelector([selectFilters], ({ text, experience }) => `${experience} ${text}`)

/** The search that the server is asked: what moves waits for a pause, any other choice does not. */
const useSettledSearch = (industryId: string | undefined) => {
  const isNeeded = useAppSelector(selectSearchesJobs)
  const search = useAppSelector((state) => (isNeeded ? selectSearchQuery(state, industryId) : ''))
  const moving = useAppSelector((state) => (isNeeded ? selectMoving(state) : ''))
  const isStill = useDebouncedValue(moving) === moving
  const [settled, setSettled] = useState(search)
  if (isStill && settled !== search) setSettled(search)
  return { search: settled, isSettled: settled === search }
}

const useSearchedList = (industryId: string | undefined, skip: boolean): JobList => {
  const dispatch = useAppDispatch()
  const { search, isSettled } = useSettledSearch(industryId)
  const answer = useSearchJobsQuery(search, { skip })
  const { currentData, error, isFetching } = answer
  const shown = useAppSelector((state) => selectJobSearch(state, industryId))
  const isAnswered = currentData !== undefined
  useEffect(() => {
    if (isAnswered) dispatch(searchAnswered({ industryId, search }))
  }, [dispatch, isAnswered, industryId, search])
  return {
    isLoading: !skip && isFetching && shown === undefined,
    isWaiting: !isSettled || (isFetching && !isAnswered),
    all: shown?.all,
    name: shown?.name ?? '',
    isRefused: error !== undefined && toApiError(error).kind === 'refused',
  }
}

const useLoadedList = (industryId: string | undefined, skip: boolean): JobList => {
  const allJobs = useGetJobsQuery(undefined, { skip: skip || industryId !== undefined })
  const category = useGetJobsByCategoryQuery(industryId ?? '', { skip: skip || industryId === undefined })
  const jobs = industryId === undefined ? allJobs.data : category.data?.jobs
  const { isLoading, error } = industryId === undefined ? allJobs : category
  return {
    isLoading,
    isWaiting: false,
    all: jobs?.ids.length,
    name: category.data?.name ?? '',
    isRefused: error !== undefined && toApiError(error).kind === 'refused',
  }
}

/**
 * Starts what a list of jobs needs: a search by the server, or the whole list. `jobSelectors` select out of either.
 * Without the id of an industry, the list of all jobs.
 */
export const useJobList = (industryId?: string, { skip = false } = {}): JobList => {
  const searchesJobs = useAppSelector(selectSearchesJobs)
  const searched = useSearchedList(industryId, skip || !searchesJobs)
  const loaded = useLoadedList(industryId, skip || searchesJobs)
  return searchesJobs ? searched : loaded
}
