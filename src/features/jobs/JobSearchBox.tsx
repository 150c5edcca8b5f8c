import { useState } from 'react'
import { SearchField } from '@/components/SearchField'
import { filterParameters } from '@/domain/jobFilter'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, textTyped } from '@/store/jobFilters'
import { FILTER_FORM_ID } from './FilterForm'

/** Filters as the visitor types. The field has each key at once; the list follows. */
export const JobSearchBox = () => {
  const dispatch = useAppDispatch()
  const filtered = useAppSelector((state) => selectFilters(state).text)
  const [text, setText] = useState(filtered)
  const [shown, setShown] = useState(filtered)
  // A button or another address has changed the filter behind the field.
  if (shown !== filtered) {
    setShown(filtered)
    setText(filtered)
  }
  const type = (typed: string) => {
    setText(typed)
    dispatch(textTyped(typed))
  }
  return (
    <SearchField
      label="Search jobs"
      placeholder="What are you looking for?"
      form={FILTER_FORM_ID}
      name={filterParameters.text}
      text={text}
      onType={type}
    />
  )
}
