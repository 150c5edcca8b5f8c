import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectFilters, textTyped } from '@/store/jobFilters'

/** Filters as the visitor types; what is typed never waits for the list. */
export const JobSearchBox = () => {
  const dispatch = useAppDispatch()
  const text = useAppSelector((state) => selectFilters(state).text)
  return (
    <OutlinedInput
      type="search"
      fullWidth
      value={text}
      onChange={(event) => dispatch(textTyped(event.target.value))}
      placeholder="What are you looking for?"
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': 'Search jobs', autoComplete: 'off', enterKeyHint: 'search' } }}
    />
  )
}
