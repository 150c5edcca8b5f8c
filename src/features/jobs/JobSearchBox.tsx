import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, textTyped } from '@/store/jobFilters'
import { SearchField } from './SearchField'

/** Filters as the visitor types; what is typed never waits for the list. */
export const JobSearchBox = () => {
  const dispatch = useAppDispatch()
  return (
    <SearchField
      label="Search jobs"
      placeholder="What are you looking for?"
      text={useAppSelector((state) => selectFilters(state).text)}
      onType={(text) => dispatch(textTyped(text))}
    />
  )
}
