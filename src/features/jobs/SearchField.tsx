import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'

type SearchFieldProps = {
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
}

/** Narrows what stands below it as the visitor types. */
export const SearchField = ({ label, placeholder, text, onType }: SearchFieldProps) => (
  <OutlinedInput
    type="search"
    fullWidth
    value={text}
    onChange={(event) => onType(event.target.value)}
    placeholder={placeholder}
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon />
      </InputAdornment>
    }
    slotProps={{ input: { 'aria-label': label, autoComplete: 'off', enterKeyHint: 'search' } }}
  />
)
