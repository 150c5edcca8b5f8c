import { useCallback } from 'react'
import { SearchField } from '@/components/SearchField'
import { filterParameters } from '@/domain/jobFilter'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, textTyped } from '@/store/jobFilters'
import { FILTER_FORM_ID } from '@/features/jobs/filters/FilterForm'

/** Filters as the visitor types. */
export const JobSearchBox = () => {
  const dispatch = useAppDispatch()
  const type = useCallback((text: string) => void dispatch(textTyped(text)), [dispatch])
  return (
    <SearchField
      label="Search jobs"
      placeholder="What are you looking for?"
      form={FILTER_FORM_ID}
      name={filterParameters.text}
      text={useAppSelector((state) => selectFilters(state).text)}
      onType={type}
    />
  )
}
