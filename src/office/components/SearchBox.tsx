import SearchIcon from '@mui/icons-material/Search'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SEARCH_CHARACTERS_MAX } from '@/domain/office/inbox'

/** After this pause in typing the server is asked. */
const PAUSE_MS = 250

type SearchBoxProps = { text: string; placeholder?: string; onSearch: (text: string) => void }

/** Searches when the typing rests. */
export const SearchBox = ({ text, placeholder, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(text)
  const asked = useRef(text)

  // Only what somebody else changed, such as the browser's Back, replaces what is typed.
  useEffect(() => {
    if (text === asked.current) return
    asked.current = text
    setTyped(text)
  }, [text])

  const ask = useEffectEvent((wanted: string) => {
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  })

  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <OutlinedInput
      type="search"
      size="small"
      value={typed}
      placeholder={placeholder ?? 'Search'}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon fontSize="small" />
        </InputAdornment>
      }
      slotProps={{
        input: { 'aria-label': 'Search', enterKeyHint: 'search', maxLength: SEARCH_CHARACTERS_MAX },
      }}
      sx={{ flex: '1 1 220px', maxWidth: { sm: 360 }, '& input': { textOverflow: 'ellipsis' } }}
    />
  )
}
